import { z } from 'zod'
import { resumeMessages } from './resume-messages.ts'

export const resumeLimitBytes = 5 * 1024 * 1024
export const resumeEndings = ['.pdf', '.doc', '.docx'] as const

/** A file part of the form. What it holds is looked at where it arrives; here it is only there or not. */
export const Resume = z
  .unknown()
  .refine((value) => value !== undefined && value !== null && value !== '', resumeMessages.missing)
  .meta({ type: 'string', format: 'binary' })

/** By the name alone, for the browser; the server looks at the bytes as well. */
export const hasResumeEnding = (name: string) =>
  resumeEndings.some((ending) => name.toLowerCase().endsWith(ending))
