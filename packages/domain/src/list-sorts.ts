import type { z } from 'zod'
import { sortOf } from './paging.ts'

/** What the lists of staff can be sorted by; projects have more, see `project-list.ts`. */
export const UserSort = sortOf(['name', 'role', 'status', 'active', 'created'])
export type UserSort = z.infer<typeof UserSort>

export const OrganisationSort = sortOf(['name', 'people', 'projects', 'created'])
export type OrganisationSort = z.infer<typeof OrganisationSort>

export const ApplicationSort = sortOf(['name', 'position', 'experience', 'status', 'created'])
export type ApplicationSort = z.infer<typeof ApplicationSort>

export const ContactSort = sortOf(['name', 'company', 'subject', 'status', 'created'])
export type ContactSort = z.infer<typeof ContactSort>

export const PaymentSort = sortOf(['description', 'project', 'amount', 'status', 'due', 'created'])
export type PaymentSort = z.infer<typeof PaymentSort>

export const JobSort = sortOf(['title', 'posted', 'closes', 'status', 'created'])
export type JobSort = z.infer<typeof JobSort>
