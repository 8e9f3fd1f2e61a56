import type { AdminOrganisation } from '@trusswell/domain/organisations.ts'
import { counted } from '@trusswell/domain/plural.ts'

/** `2 people and 1 project` */
export const countWords = ({
  people_count,
  projects_count,
}: Pick<AdminOrganisation, 'people_count' | 'projects_count'>) =>
  `${counted(people_count, 'person', 'people')} and ${counted(projects_count, 'project')}`
