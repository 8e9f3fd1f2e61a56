import {
  type AdminOrganisationPatch,
  AdminOrganisationRequest,
  billingErrors,
  GstCategory,
} from '@trusswell/domain/organisations.ts'
import { gstCategoryLabels } from '@trusswell/domain/organisation-values.ts'
import { stateName } from '@trusswell/domain/states.ts'
import { z } from 'zod'
import type { OrganisationField, OrganisationRow } from './organisation-labels.ts'

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
