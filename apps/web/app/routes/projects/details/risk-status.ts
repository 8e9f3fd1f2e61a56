import type { RiskStatus } from '@trusswell/domain/risks.ts'

/** Separate from the form, which is loaded when it is opened. */
export const riskStatusLabels: Record<RiskStatus, string> = { open: 'Open', closed: 'Closed' }
