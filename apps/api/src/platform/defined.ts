/** Removes undefined properties, so that they overwrite nothing when spread or stored. */
export const defined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Key in keyof Value]?: Exclude<Value[Key], undefined>
  }
