import type { InterviewTime } from './interviews.ts'

export const hasStarted = ({ starts_at }: InterviewTime, now = Date.now()): boolean =>
  Date.parse(starts_at) <= now

export const isOver = ({ starts_at, minutes }: InterviewTime, now = Date.now()): boolean =>
  Date.parse(starts_at) + minutes * 60_000 <= now
