import type { Health } from './insight-health.ts'

export const healths = ['on_track', 'at_risk', 'late', 'not_started', 'paused', 'done', 'cancelled'] as const

export const healthLabels: Record<Health, string> = {
  on_track: 'On track',
  at_risk: 'At risk',
  late: 'Late',
  not_started: 'Not started',
  paused: 'On hold',
  done: 'Done',
  cancelled: 'Cancelled',
}

/** Worst first: projects that need attention, then those on track, then finished ones. */
export const healthOrder: readonly Health[] = [
  'late',
  'at_risk',
  'on_track',
  'not_started',
  'paused',
  'done',
  'cancelled',
]

/** Those of a project that is neither over nor on hold. */
export const runningHealth: readonly Health[] = ['late', 'at_risk', 'on_track', 'not_started']
