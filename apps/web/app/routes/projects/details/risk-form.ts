import { riskCategoryLabels, riskSeverityLabels } from '@trusswell/domain/risk-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { type Risk, type RiskCategory, RiskRequest, type RiskSeverity } from '@trusswell/domain/risks.ts'
import { z } from 'zod'
import { isDay } from '../../../lib/dates.ts'
import { riskStatusLabels } from './risk-status.ts'
import { sharedLabel, sharedWord } from './shared-with-client.tsx'

export const riskLabels = {
  title: 'Title',
  category: 'Category',
  severity: 'Severity',
  status: 'Status',
  owner_id: 'Owner',
  review_on: 'Review on',
  mitigation: 'Mitigation',
  shared_with_client: sharedLabel,
} as const

type Name = keyof typeof riskLabels
type Values = Pick<
  Risk,
  'title' | 'category' | 'severity' | 'status' | 'mitigation' | 'shared_with_client'
> & {
  owner_id: string
  review_on: string
}

export const riskValues = (risk: Risk | null): Values => ({
  title: risk?.title ?? '',
  category: risk?.category ?? 'safety',
  severity: risk?.severity ?? 'medium',
  status: risk?.status ?? 'open',
  owner_id: risk?.owner_id ?? '',
  review_on: risk?.review_on ?? '',
  mitigation: risk?.mitigation ?? '',
  shared_with_client: risk?.shared_with_client ?? false,
})

export const RiskForm = z.preprocess((typed) => {
  const values = typed as Values
  return { ...values, owner_id: values.owner_id || null, review_on: values.review_on || null }
}, RiskRequest)

export const riskWord =
  (people: { value: string; label: string }[]) =>
  (name: Name, value: string | boolean): string => {
    if (typeof value === 'boolean') return sharedWord(value)
    if (name === 'owner_id') return people.find((person) => person.value === value)?.label ?? 'None'
    if (isDay(value)) return formatDay(value)
    if (name === 'category') return riskCategoryLabels[value as RiskCategory] ?? value
    if (name === 'severity') return riskSeverityLabels[value as RiskSeverity] ?? value
    return name === 'status' ? (riskStatusLabels[value as Risk['status']] ?? value) : value
  }
