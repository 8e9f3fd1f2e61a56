import type { FindAudiences } from '../manifest.ts'

export const ownAudiences: FindAudiences = async (_db, { id, role, organisation }) => [
  `user:${id}`,
  `role:${role}`,
  ...(organisation ? [`organisation:${organisation.id}` as const] : []),
]
