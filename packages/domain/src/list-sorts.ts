import { z } from 'zod'
import {
  applicationSorts,
  contactSorts,
  invitationSorts,
  jobSorts,
  organisationSorts,
  ownPaymentSorts,
  paymentSorts,
  userSorts,
} from './list-sort-values.ts'

export const UserSort = z.enum(userSorts)
export type UserSort = z.infer<typeof UserSort>

export const InvitationSort = z.enum(invitationSorts)
export type InvitationSort = z.infer<typeof InvitationSort>

export const OrganisationSort = z.enum(organisationSorts)
export type OrganisationSort = z.infer<typeof OrganisationSort>

export const ApplicationSort = z.enum(applicationSorts)
export type ApplicationSort = z.infer<typeof ApplicationSort>

export const ContactSort = z.enum(contactSorts)
export type ContactSort = z.infer<typeof ContactSort>

export const PaymentSort = z.enum(paymentSorts)
export type PaymentSort = z.infer<typeof PaymentSort>

export const OwnPaymentSort = z.enum(ownPaymentSorts)
export type OwnPaymentSort = z.infer<typeof OwnPaymentSort>

export const JobSort = z.enum(jobSorts)
export type JobSort = z.infer<typeof JobSort>
