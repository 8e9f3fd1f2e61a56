/** The value, if it is one of the allowed ones. */
export const oneOf = <Value>(allowed: readonly Value[], value: unknown): Value | undefined =>
  allowed.find((each) => each === value)
