/** Flattens nested values; a list is one value. `emailSettings.smtpPort` names a nested one. */
export type LeafName<Values> = {
  [Key in keyof Values & string]: [Values[Key]] extends [Group] ? `${Key}.${LeafName<Values[Key]>}` : Key
}[keyof Values & string]

export type LeafValue<Values> = {
  [Key in keyof Values & string]: [Values[Key]] extends [Group] ? LeafValue<Values[Key]> : Values[Key]
}[keyof Values & string]

type Group = { readonly [name: string]: unknown }

export function leavesOf(values: object, group = ''): [name: string, value: unknown][] {
  return Object.entries(values).flatMap(([key, value]) =>
    isGroup(value) ? leavesOf(value, `${group}${key}.`) : [[`${group}${key}`, value] as [string, unknown]],
  )
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
