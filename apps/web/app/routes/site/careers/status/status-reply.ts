import type { ApplicationProgressView } from '@trusswell/domain/applications.ts'

export type StatusReply =
  | { state: 'shown'; token: string; view: ApplicationProgressView; told?: string; resumeError?: string }
  | { state: 'erased' }
  | { state: 'failed'; failure: string; status: number }

export type Shown = Extract<StatusReply, { state: 'shown' }>

export const failed = 'Something went wrong. Please try again.'
