/** Real people of the content, plus fictional ones on demo installations. */
export const withoutInvented = <Person extends { placeholder: boolean }>(
  people: readonly Person[],
  { samples }: { samples: boolean },
): Person[] => people.filter(({ placeholder }) => samples || !placeholder)
