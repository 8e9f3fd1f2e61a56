import { DocumentKey } from '../../platform/drawn-documents.ts'
import { defineEvent } from '../../platform/events.ts'

export const reportRequested = defineEvent('report.requested', DocumentKey)
