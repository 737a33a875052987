// A server for one test file: the binary's own `cargo xtask serve`, so that what is tested is what people run.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Starts the server on a free port. Needs a finished build; `close()` ends it. */
export async function serve() {
  // Run by `cargo xtask test`, the binary is already there: XTASK names it and no cargo has to start.
  const [command, before] = process.env.XTASK ? [process.env.XTASK, []] : ["cargo", ["xtask"]];
  const child = spawn(command, [...before, "serve", "--no-build", "--port", "0"], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const address = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the server ended with code ${code} before it listened`)));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(line);
      if (found) resolve(found[0]);
    });
  });
  // A test file must be able to end by itself even when it forgot to close.
  child.unref();
  child.stdin.unref();
  child.stdout.unref();
  const stop = () => child.kill();
  process.once("exit", stop);
  return {
    address,
    close() {
      process.removeListener("exit", stop);
      stop();
    },
  };
}
