import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

const FileRef = z.strictObject({ file_id: z.uuid() })

export const fileReceived = defineEvent('file.received', FileRef)
export const fileUnused = defineEvent('file.unused', FileRef)
/** Scanned, with whatever result. */
export const fileChecked = defineEvent('file.checked', FileRef)
