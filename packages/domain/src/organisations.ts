import { z } from 'zod'
import { emailAddress, name, optionalName, optionalParagraph, optionalPhone, version } from './input.ts'
import { InvitationState } from './invitations.ts'
import { OrganisationRole } from './organisation-role.ts'
import { type billingFields, gstCategories } from './organisation-values.ts'
import { states } from './states.ts'
import { optionalGstin, optionalPan, panOfGstin } from './tax-numbers.ts'

export const GstCategory = z.enum(gstCategories)
export type GstCategory = z.infer<typeof GstCategory>

const StateCode = z.enum(states.map(({ code }) => code))

/** Unknown fields are empty strings. */
const billing = {
  legal_name: optionalName('Legal name', 200),
  billing_address: optionalParagraph('Billing address', 500),
  state: z.union([StateCode, z.literal('')], 'Please choose a state'),
  gst_category: GstCategory,
  gstin: optionalGstin,
  pan: optionalPan,
} satisfies Record<(typeof billingFields)[number], z.ZodType>

const fields = {
  display_name: name('Name', 120),
  ...billing,
  phone: optionalPhone(),
}
const notes = optionalParagraph('Notes', 10_000)

/** Fields of one form that don't fit together, each with its message. The API checks the whole row after a change. */
export function billingErrors(row: {
  state: string
  gst_category: GstCategory
  gstin: string
  pan: string
}): Record<string, string> {
  const { state, gst_category, gstin, pan } = row
  if (gst_category === 'unregistered') {
    return gstin === '' ? {} : { gst_category: 'Remove the GSTIN, or choose a category that has one' }
  }
  if (gstin === '') {
    return gst_category === 'government' ? {} : { gstin: 'Enter the GSTIN of this organisation' }
  }
  const errors: Record<string, string> = {}
  if (state !== gstin.slice(0, 2)) errors['state'] = 'The state must be the one in the GSTIN'
  const expected = panOfGstin(gstin)
  if (pan !== '' && expected !== null && pan !== expected)
    errors['pan'] = 'The PAN must be the one in the GSTIN'
  return errors
}

const partial = z.strictObject(fields).partial().shape

/** The owner's form; `finance` may send the billing fields only. */
export const OrganisationPatch = z.strictObject({ ...partial, version }).meta({ id: 'OrganisationPatch' })
export type OrganisationPatch = z.infer<typeof OrganisationPatch>

export const AdminOrganisationPatch = z
  .strictObject({ ...partial, notes: notes.optional(), version })
  .meta({ id: 'AdminOrganisationPatch' })
export type AdminOrganisationPatch = z.infer<typeof AdminOrganisationPatch>

export const AdminOrganisationRequest = z
  .strictObject({ ...partial, display_name: fields.display_name, notes: notes.optional() })
  .meta({ id: 'AdminOrganisationRequest' })
export type AdminOrganisationRequest = z.infer<typeof AdminOrganisationRequest>

/** Managers don't see PAN and notes, so they don't set them either. */
export const ClientRequest = z
  .strictObject({ ...partial, display_name: fields.display_name })
  .omit({ pan: true })
  .meta({ id: 'ClientRequest' })
export type ClientRequest = z.infer<typeof ClientRequest>

export const MergeOrganisation = z
  .strictObject({
    into_id: z.uuid('Please choose an organisation'),
    /** What the people who move become; without it what they were invited as, else viewers. */
    role: OrganisationRole.optional(),
  })
  .meta({ id: 'MergeOrganisation' })
export type MergeOrganisation = z.infer<typeof MergeOrganisation>

export const Organisation = z
  .strictObject({
    id: z.uuid(),
    display_name: z.string(),
    legal_name: z.string(),
    billing_address: z.string(),
    state: z.string(),
    gst_category: GstCategory,
    gstin: z.string(),
    pan: z.string(),
    phone: z.string(),
    version: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Organisation' })
export type Organisation = z.infer<typeof Organisation>

/** With what only admins see. */
export const AdminOrganisation = z
  .strictObject({
    ...Organisation.shape,
    notes: z.string(),
    people_count: z.int(),
    projects_count: z.int(),
    /** Another organisation of the same name, if there is one. */
    namesake_id: z.uuid().nullable(),
  })
  .meta({ id: 'AdminOrganisation' })
export type AdminOrganisation = z.infer<typeof AdminOrganisation>

/** As lists show it, without what is stored apart and would be looked up for each row. */
export const ListedOrganisation = AdminOrganisation.omit({ pan: true, notes: true, namesake_id: true }).meta({
  id: 'ListedOrganisation',
})
export type ListedOrganisation = z.infer<typeof ListedOrganisation>

/** The organisation of the signed-in client. */
export const Membership = z
  .strictObject({ id: z.uuid(), display_name: z.string(), role: OrganisationRole })
  .meta({ id: 'Membership' })
export type Membership = z.infer<typeof Membership>

export const OrganisationPerson = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    role: OrganisationRole,
    status: z.enum(['active', 'inactive']),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'OrganisationPerson' })
export type OrganisationPerson = z.infer<typeof OrganisationPerson>

export const OrganisationPersonPatch = z
  .strictObject({ role: OrganisationRole })
  .meta({ id: 'OrganisationPersonPatch' })

export const InviteToOrganisation = z
  .strictObject({
    name: name('Name', 120).min(2, 'Name must be at least 2 characters'),
    email: emailAddress(),
    role: OrganisationRole,
  })
  .meta({ id: 'InviteToOrganisation' })
export type InviteToOrganisation = z.infer<typeof InviteToOrganisation>

export const OrganisationInvitation = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: OrganisationRole,
    /** An answer that was stored before this field has none. */
    state: InvitationState.optional(),
    expires_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'OrganisationInvitation' })
export type OrganisationInvitation = z.infer<typeof OrganisationInvitation>

/** A client as staff choose one: the organisation with its confirmed people. */
export const ClientChoice = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    people: z.array(z.strictObject({ id: z.uuid(), name: z.string(), email: z.string() })),
  })
  .meta({ id: 'ClientChoice' })
export type ClientChoice = z.infer<typeof ClientChoice>

/** A contact for a project's staff; `phone` is the organisation's. */
export const ProjectContact = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    role: OrganisationRole,
  })
  .meta({ id: 'ProjectContact' })
export type ProjectContact = z.infer<typeof ProjectContact>

/** A contact of any of a manager's projects, with the latest of these projects. */
export const FoundContact = z
  .strictObject({
    ...ProjectContact.pick({ id: true, name: true, email: true }).shape,
    organisation: z.string(),
    project_id: z.uuid(),
  })
  .meta({ id: 'FoundContact' })
export type FoundContact = z.infer<typeof FoundContact>

/** One line of what happened to an organisation and its people. */
export const OrganisationActivity = z
  .strictObject({
    id: z.string(),
    at: z.iso.datetime(),
    actor_id: z.uuid().nullable(),
    actor_name: z.string().nullable(),
    action: z.string(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'OrganisationActivity' })
export type OrganisationActivity = z.infer<typeof OrganisationActivity>
