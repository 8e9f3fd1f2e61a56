import type { ExportPerson } from '../manifest.ts'
import { getOrganisation } from './repository.ts'

/** The organisation as its people see it; staff have none. */
export const exportOrganisation: ExportPerson = async ({ db }, person) => ({
  organisation: person.organisation
    ? {
        ...(await db.read(person, (reader) => getOrganisation(reader, person.organisation?.id ?? ''))),
        role: person.organisation.role,
      }
    : null,
})
