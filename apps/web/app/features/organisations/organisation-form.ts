import {
  type AdminOrganisationPatch,
  AdminOrganisationRequest,
  billingErrors,
  billingFields,
  GstCategory,
  gstCategoryLabels,
  type Organisation,
} from '@trusswell/domain/organisations.ts'
import { stateName } from '@trusswell/domain/states.ts'
import { z } from 'zod'

/** The row that the form edits; `notes` are missing when an organisation's own members see it. */
export type OrganisationRow = Organisation & { notes?: string }

export const organisationLabels = {
  display_name: 'Display name',
  legal_name: 'Legal name',
  billing_address: 'Billing address',
  state: 'State',
  gst_category: 'GST category',
  gstin: 'GSTIN',
  pan: 'PAN',
  phone: 'Phone',
  notes: 'Notes',
} as const

export type OrganisationField = keyof typeof organisationLabels

export const everyField = Object.keys(organisationLabels) as OrganisationField[]
/** What a client's owner and finance members can edit; managers neither see nor set PAN and notes. */
export const ownerFields = everyField.filter((name) => name !== 'notes')
export const financeFields: OrganisationField[] = billingFields
export const managerFields = ownerFields.filter((name) => name !== 'pan')

export type OrganisationValues = Record<OrganisationField, string>

export const organisationValues = (row: OrganisationRow | null): OrganisationValues => ({
  display_name: row?.display_name ?? '',
  legal_name: row?.legal_name ?? '',
  billing_address: row?.billing_address ?? '',
  state: row?.state ?? '',
  gst_category: row?.gst_category ?? 'unregistered',
  gstin: row?.gstin ?? '',
  pan: row?.pan ?? '',
  phone: row?.phone ?? '',
  notes: row?.notes ?? '',
})

/** The whole row is checked, as in the API, because the tax numbers must match. */
export const OrganisationForm = z
  .strictObject({ ...AdminOrganisationRequest.required().shape })
  .superRefine((row, context) => {
    for (const [name, message] of Object.entries(billingErrors(row)))
      context.addIssue({ code: 'custom', path: [name], message })
  })

export type OrganisationBody = z.infer<typeof OrganisationForm>
export type OrganisationChanges = Partial<AdminOrganisationPatch>

export function organisationWord(name: OrganisationField, value: string): string {
  if (name === 'gst_category') return gstCategoryLabels[GstCategory.parse(value)]
  if (name === 'state') return stateName(value) ?? ''
  return value
}
