/** The whole number that a field holds. The package takes no larger one, not even to say that it is too large. */
export const whole = ({ value }) => Math.min(Math.max(0, Math.trunc(Number(value)) || 0), 2 ** 32 - 1);
