import { gstCategoryLabels } from '@trusswell/domain/organisation-values.ts'
import { stateName } from '@trusswell/domain/states.ts'
import { phoneHref } from '../../lib/phone-href.ts'
import type { Fact } from '../../ui/facts.tsx'
import { organisationLabels as labels, type OrganisationRow } from './organisation-labels.ts'

export const organisationFacts = (row: OrganisationRow): Fact[] => [
  { term: labels.display_name, value: row.display_name },
  { term: labels.legal_name, value: row.legal_name },
  { term: labels.billing_address, value: row.billing_address, wide: true },
  { term: labels.state, value: stateName(row.state) },
  { term: labels.gst_category, value: gstCategoryLabels[row.gst_category] },
  { term: labels.gstin, value: row.gstin && figures(row.gstin) },
  { term: labels.pan, value: row.pan && figures(row.pan) },
  { term: labels.phone, value: row.phone && <a href={phoneHref(row.phone)}>{row.phone}</a> },
  ...(row.notes === undefined ? [] : [{ term: labels.notes, value: row.notes, wide: true }]),
]

const figures = (text: string) => <span className="figures">{text}</span>
