/** What every function of the package throws: `code` is for programs, `message` for people. */
export class OtauError extends Error {
  constructor(code, message, more) {
    super(message);
    this.code = code;
    if (more) Object.assign(this, more);
  }
}
// On the prototype, as with the errors of the language itself.
Object.defineProperty(OtauError.prototype, "name", { value: "OtauError", writable: true, configurable: true });
