import { z } from 'zod'
import { OrganisationRole } from './organisation-role.ts'
import { day, name, optionalParagraph, paragraph, version } from './input.ts'

/** Staff who can answer an enquiry. */
export const ContactAssignee = z
  .strictObject({ id: z.uuid(), name: z.string() })
  .meta({ id: 'ContactAssignee' })
export type ContactAssignee = z.infer<typeof ContactAssignee>

export const ContactReplyRequest = z
  .strictObject({
    text: paragraph('Write a reply', 1, 10_000, 'The reply must be at most 10,000 characters'),
  })
  .meta({ id: 'ContactReplyRequest' })
export type ContactReplyRequest = z.infer<typeof ContactReplyRequest>

export const ContactReply = z
  .strictObject({
    id: z.uuid(),
    /** Null if that person's account was deleted. */
    author_name: z.string().nullable(),
    email: z.string(),
    text: z.string(),
    /** When the mail server accepted it; null while it waits. */
    sent_at: z.iso.datetime().nullable(),
    /** When the mail server refused it for good, or we stopped trying. */
    failed_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ContactReply' })
export type ContactReply = z.infer<typeof ContactReply>

/** Converts an enquiry to a project of a new or existing organisation, and invites its sender. */
export const ContactConversion = z
  .strictObject({
    version,
    /** An existing organisation, or else the name of a new one. */
    organisation_id: z.uuid('Please choose an organisation').nullable(),
    display_name: name('Name', 120).nullable(),
    /** What the sender is invited as; null: no invitation. */
    invite_as: OrganisationRole.nullable(),
    title: name('Title', 160),
    description: optionalParagraph('Description', 5000),
    end_date: day('Please enter a valid date').nullable(),
    project_manager_id: z.uuid('Please choose a project manager').nullable(),
  })
  .refine(({ organisation_id, display_name }) => (organisation_id === null) !== (display_name === null), {
    path: ['organisation_id'],
    error: 'Choose an organisation or enter the name of a new one',
  })
  .meta({ id: 'ContactConversion' })
export type ContactConversion = z.infer<typeof ContactConversion>
