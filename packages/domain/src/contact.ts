import { z } from 'zod'
import { callWindowIds } from './call-windows.ts'
import { contactNotice } from './contact-notice.ts'
import { contactStatuses } from './contact-values.ts'
import { formGuardFields } from './form-guard.ts'
import {
  emailAddress,
  line,
  name,
  optionalName,
  optionalParagraph,
  optionalPhone,
  paragraph,
  version,
} from './input.ts'

export const ContactStatus = z.enum(contactStatuses)
export type ContactStatus = z.infer<typeof ContactStatus>

const blankable = (schema: z.ZodString) =>
  schema.transform((value) => (value === '' ? null : value)).nullable()

const email = emailAddress()
const phone = blankable(optionalPhone())
const company = blankable(optionalName('Company', 120))

/** The fields of the contact form; the form and the API share this schema. */
export const ContactFields = z.strictObject({
  first_name: name('First name', 80),
  last_name: name('Last name', 80),
  email,
  phone: phone.optional().transform((value) => value ?? null),
  company: company.optional().transform((value) => value ?? null),
  subject: line('Subject', 160),
  message: paragraph('Message is required', 1, 5000, 'Message must be at most 5000 characters'),
})
export type ContactFields = z.infer<typeof ContactFields>

const sent = {
  ...formGuardFields,
  consent_notice: z.literal(
    contactNotice.version,
    'Please reload the page to see the current privacy notice',
  ),
  // Older clients name the status; it is accepted only as what the server sets anyway.
  status: z.literal('new').optional(),
}

export const ContactRequest = z
  .strictObject({ ...ContactFields.shape, ...sent })
  .meta({ id: 'ContactRequest' })
export type ContactRequest = z.infer<typeof ContactRequest>

/** The shorter form under our works. */
export const OurWorksFields = z.strictObject({
  name: name('Name', 80),
  email,
  phone: ContactFields.shape.phone,
  message: ContactFields.shape.message,
})

export const OurWorksRequest = z
  .strictObject({ ...OurWorksFields.shape, ...sent })
  .meta({ id: 'OurWorksRequest' })
export type OurWorksRequest = z.infer<typeof OurWorksRequest>

export const CallWindow = z.enum(callWindowIds, 'Choose when we may call')

/** A request to be called back. */
export const CallBackFields = z.strictObject({
  name: name('Name', 80),
  phone: optionalPhone().min(1, 'Phone is required'),
  email,
  call_window: CallWindow,
  message: paragraph('Tell us what it is about', 1, 1000, 'Use at most 1000 characters'),
})
export type CallBackFields = z.infer<typeof CallBackFields>

export const CallBackRequest = z
  .strictObject({ ...CallBackFields.shape, ...sent })
  .meta({ id: 'CallBackRequest' })

/** The last word is the last name; a single word is a first name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const at = name.lastIndexOf(' ')
  if (at === -1) return { first_name: name, last_name: '' }
  return { first_name: name.slice(0, at).trimEnd(), last_name: name.slice(at + 1) }
}

export const fullName = (person: { first_name: string; last_name: string }) =>
  `${person.first_name} ${person.last_name}`.trimEnd()

/** `me`: one's own; `none`: those without an assignee. */
export const AssigneeFilter = z.union([z.enum(['me', 'none']), z.uuid()])
export type AssigneeFilter = z.infer<typeof AssigneeFilter>

export const ContactSource = z.enum(['contact', 'our-works', 'call-back'])
export type ContactSource = z.infer<typeof ContactSource>

export const ContactReceipt = z
  .strictObject({
    id: z.uuid(),
    /** For the phone and mails, e.g. `TW-2611-0042`. An answer that was stored before this field has none. */
    reference: z.string().optional(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    subject: z.string(),
    message: z.string(),
    status: ContactStatus,
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ContactReceipt' })
export type ContactReceipt = z.infer<typeof ContactReceipt>

export const OriginalContact = z
  .strictObject({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
  })
  .meta({ id: 'OriginalContact' })

export const ContactSubmission = z
  .strictObject({
    ...ContactReceipt.shape,
    reference: z.string(),
    source: ContactSource,
    /** Only of a request to be called back. */
    call_window: CallWindow.nullable(),
    admin_notes: z.string().nullable(),
    assignee_id: z.uuid().nullable(),
    assignee_name: z.string().nullable(),
    /** The contact data as they were sent, once staff have corrected them. */
    original: OriginalContact.nullable(),
    /** The project and organisation it was converted to. */
    organisation_id: z.uuid().nullable(),
    project_id: z.uuid().nullable(),
    converted_at: z.iso.datetime().nullable(),
    version: z.int(),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ContactSubmission' })
export type ContactSubmission = z.infer<typeof ContactSubmission>

const assigneeId = z.union([z.literal('').transform(() => null), z.uuid('Choose an assignee')]).nullable()

/** Subject and message stay as the visitor wrote them. */
export const ContactPatch = z
  .strictObject({
    version,
    first_name: ContactFields.shape.first_name.optional(),
    // Blank for those who have one name only.
    last_name: blankable(optionalName('Last name', 80))
      .transform((value) => value ?? '')
      .optional(),
    email: email.optional(),
    phone: phone.optional(),
    company: company.optional(),
    status: ContactStatus.optional(),
    assignee_id: assigneeId.optional(),
    admin_notes: optionalParagraph('Notes', 5000).nullable().optional(),
  })
  .meta({ id: 'ContactPatch' })
export type ContactPatch = z.infer<typeof ContactPatch>

/** What a manager may change; the visitor's own words stay as they came. */
export const ContactProgress = z
  .strictObject({
    version,
    status: ContactStatus.optional(),
    assignee_id: assigneeId.optional(),
    admin_notes: optionalParagraph('Notes', 5000).nullable().optional(),
  })
  .meta({ id: 'ContactProgress' })
