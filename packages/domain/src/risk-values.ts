import type { RiskCategory, RiskSeverity } from './risks.ts'

export const riskCategories = [
  'safety',
  'schedule',
  'cost',
  'quality',
  'weather',
  'permits',
  'other',
] as const

export const riskCategoryLabels: Record<RiskCategory, string> = {
  safety: 'Safety',
  schedule: 'Schedule',
  cost: 'Cost',
  quality: 'Quality',
  weather: 'Weather',
  permits: 'Permits',
  other: 'Other',
}

export const riskSeverities = ['low', 'medium', 'high', 'critical'] as const

export const riskSeverityLabels: Record<RiskSeverity, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
}
