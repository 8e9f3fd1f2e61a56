import type { Canaries } from '../../../test/samples.ts'

export const canaries: Canaries = {
  audit_entries: {
    shownTo: ['admin'],
    plant: ({ id, word, project }) =>
      `insert into audit_entries (id, action, entity, entity_id) values (${id}, ${word}, 'user', '${project.client_id}')`,
  },
  audit_personal: {
    shownTo: ['admin'],
    plant: ({ word, project }) =>
      `insert into audit_personal (entry_id, field, subject_id, salt, value)
       select id, 'name', '${project.client_id}', 's', ${word} from audit_entries where action like 'canary%'`,
  },
  // Hashes of the log.
  audit_chain: { shownTo: ['admin'], textless: true },
}
