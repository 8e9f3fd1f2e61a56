/** The people of the content who exist, and the others where samples are shown. */
export const withoutInvented = <Person extends { placeholder: boolean }>(
  people: readonly Person[],
  { samples }: { samples: boolean },
): Person[] => people.filter(({ placeholder }) => samples || !placeholder)
