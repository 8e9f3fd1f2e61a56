import type { Organisation } from '@trusswell/domain/organisations.ts'
import { billingFields } from '@trusswell/domain/organisation-values.ts'

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
export const financeFields: readonly OrganisationField[] = billingFields
export const managerFields = ownerFields.filter((name) => name !== 'pan')
