type Facts = Readonly<Record<string, unknown>> & { placeholders: readonly string[] }
type Person = { name: string; placeholder: boolean }
export type Placeholder = { group: string; value: string }

/** What is marked, and what only looks replaced: a mark that is gone while its value can't belong to anybody. */
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

/** Reserved names, and numbers in a block that is given to nobody. */
const unassignable = /\.example\b|\b0000 ?0\d{3}\b/
