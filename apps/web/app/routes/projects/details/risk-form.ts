import {
  type Risk,
  type RiskCategory,
  riskCategoryLabels,
  type RiskSeverity,
  riskSeverityLabels,
} from '@trusswell/domain/risks.ts'
import { sharedLabel, sharedWord } from './shared-with-client.tsx'

export const riskLabels = {
  title: 'Title',
  category: 'Category',
  severity: 'Severity',
  status: 'Status',
  shared_with_client: sharedLabel,
} as const

type Name = keyof typeof riskLabels
type Values = Pick<Risk, Name>

export const riskStatusLabels: Record<Risk['status'], string> = { open: 'Open', closed: 'Closed' }

export const riskValues = (risk: Risk | null): Values => ({
  title: risk?.title ?? '',
  category: risk?.category ?? 'safety',
  severity: risk?.severity ?? 'medium',
  status: risk?.status ?? 'open',
  shared_with_client: risk?.shared_with_client ?? false,
})

export function riskWord(name: Name, value: string | boolean): string {
  if (typeof value === 'boolean') return sharedWord(value)
  if (name === 'category') return riskCategoryLabels[value as RiskCategory] ?? value
  if (name === 'severity') return riskSeverityLabels[value as RiskSeverity] ?? value
  return name === 'status' ? (riskStatusLabels[value as Risk['status']] ?? value) : value
}
