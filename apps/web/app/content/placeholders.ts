type Facts = Readonly<Record<string, unknown>> & { placeholders: readonly string[] }
type Person = { name: string; placeholder: boolean }
export type Placeholder = { group: string; value: string }

/** Values marked as placeholders, and values whose mark was removed although they are still placeholders. */
export function placeholdersLeft(
  { placeholders, ...facts }: Facts,
  people: Readonly<Record<string, readonly Person[]>>,
): Placeholder[] {
  const ofBrand = Object.entries(facts)
    .filter(([fact, value]) => placeholders.includes(fact) || unassignable.test(JSON.stringify(value)))
    .map(([group, value]) => ({ group, value: typeof value === 'string' ? value : JSON.stringify(value) }))
  const ofPeople = Object.entries(people).flatMap(([group, persons]) =>
    persons
      .filter((person) => person.placeholder || placeholders.includes(group))
      .map(({ name }) => ({ group, value: name })),
  )
  return [...ofBrand, ...ofPeople]
}

/** Reserved domain names, and phone numbers from a block that is never assigned. */
const unassignable = /\.example\b|\b0000 ?0\d{3}\b/
