import { z } from 'zod'

/** One line that somebody has to fill in. */
export const line = (label: string, max: number) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} must be at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, `${label} must be a single line`)

/** Text of several lines with one message for both of its limits, unless the upper one is far away. */
export const paragraph = (message: string, min: number, max: number, tooLong = `At most ${max} characters`) =>
  z
    .string(message)
    .trim()
    .min(min, message)
    .max(max, tooLong)
    // PostgreSQL's text can't hold U+0000.
    .regex(/^[^\0]*$/, 'Contains a character that cannot be stored')
