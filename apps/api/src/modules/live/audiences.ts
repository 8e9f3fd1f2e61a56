import type { FindAudiences } from '../manifest.ts'

export const ownAudiences: FindAudiences = async (_db, { id, role }) => [`user:${id}`, `role:${role}`]
