import {
  type Risk,
  type RiskCategory,
  riskCategoryLabels,
  RiskRequest,
  type RiskSeverity,
  riskSeverityLabels,
} from '@trusswell/domain/risks.ts'
import { fieldErrors } from '../../../lib/forms/field-errors.ts'
import type { Parsed } from '../work/use-work-form.ts'

export const riskLabels = {
  title: 'Title',
  category: 'Category',
  severity: 'Severity',
  status: 'Status',
} as const

type Name = keyof typeof riskLabels

export const riskStatusLabels: Record<Risk['status'], string> = { open: 'Open', closed: 'Closed' }

export const riskValues = (risk: Risk | null): Record<Name, string> => ({
  title: risk?.title ?? '',
  category: risk?.category ?? 'safety',
  severity: risk?.severity ?? 'medium',
  status: risk?.status ?? 'open',
})

export function parseRisk(values: Record<Name, string>): Parsed<RiskRequest> {
  const { data, error } = RiskRequest.safeParse(values)
  return error ? { errors: fieldErrors(error) } : { body: data }
}

export function riskWord(name: Name, value: string): string {
  if (name === 'category') return riskCategoryLabels[value as RiskCategory] ?? value
  if (name === 'severity') return riskSeverityLabels[value as RiskSeverity] ?? value
  return name === 'status' ? (riskStatusLabels[value as Risk['status']] ?? value) : value
}
