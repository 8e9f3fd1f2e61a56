import { z } from 'zod'
import { markdownProblem } from './markdown-bounds.ts'
import { mostRupees } from './money.ts'

/**
 * The only string, number and date types that request schemas are built from. Each accepts exactly what PostgreSQL can
 * store, so that no input reaches a query that the database has to refuse.
 */

/** PostgreSQL stores neither U+0000 nor, in jsonb, half of a surrogate pair. */
const storable = /^[^\0\p{Cs}]*$/u
const singleLine = /^[^\p{Cc}]*$/u

type TextMessages = { missing?: string; tooLong?: string }

/** Text exactly as it was sent. */
export const text = (max: number, { missing, tooLong }: TextMessages = {}) =>
  bounded(z.string(missing), max, tooLong)

/** Text without the white space around it, which doesn't count. */
export const trimmedText = (max: number, { missing, tooLong }: TextMessages = {}) =>
  bounded(z.string(missing).trim(), max, tooLong)

// Zod runs the checks after a failed one too, unless that one aborts: no pattern may see more than `max` characters.
const bounded = (schema: z.ZodString, max: number, tooLong?: string) =>
  schema
    .max(max, { ...(tooLong === undefined ? {} : { error: tooLong }), abort: true })
    .regex(storable, unsupportedCharacter)

const atMost = (label: string, max: number) => `${label} must be at most ${max} characters`

/** A required single-line text. */
export const line = (label: string, max: number) =>
  trimmedText(max, { missing: `${label} is required`, tooLong: atMost(label, max) })
    .min(1, `${label} is required`)
    .regex(singleLine, `${label} must be a single line`)

/** An optional single-line text. */
export const optionalLine = (label: string, max: number) =>
  trimmedText(max, { tooLong: atMost(label, max) }).regex(singleLine, `${label} must be a single line`)

/**
 * Noncharacters, invisible characters, and those that reverse the direction of the text around them. Joiners are allowed:
 * Indian scripts need them.
 */
const hidden = String.raw`\p{Noncharacter_Code_Point}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF`
const plain = new RegExp(`^[^${hidden}]*$`, 'u')
export const unsupportedCharacter = 'Contains a character that isn’t supported'
export const isPlain = (value: string) => plain.test(value)

// What mail programs turn into a link by themselves. `Dr.Reddy` and `A.P. Rao` are names.
const link = /@|:\/|\bmailto:|\bwww\.|\.xn--|[\p{L}\p{M}\d]\.\p{L}{2,}\//u
const endings = new Set(
  'com net org edu info biz in co io ai me dev app xyz ru cn uk us eu tk ly cc icu link click site online website top shop store live cloud support zip tech help'.split(
    ' ',
  ),
)
// After one letter `in` and `me` are part of a name: `K.In`. Marks and joiners are part of Indian letters.
const endingAfterDot =
  /(?<=[\p{L}\p{M}\d\p{Cf}-]{2}\.)[a-z]{2,7}(?![\p{L}\d-])|(?<=[\p{L}\d]\.)(?:com|net|org)(?![\p{L}\d-])/gu

function hasLink(value: string): boolean {
  // NFKC makes a full-width dot a plain one, and leaves the ideographic dot alone.
  const plain = value.normalize('NFKC').replaceAll('。', '.').toLowerCase()
  return link.test(plain) || (plain.match(endingAfterDot) ?? []).some((ending) => endings.has(ending))
}

/** The name of a person, an organisation or a project. Mails use it, so it can neither hide anything nor be a link. */
export const name = (label: string, max: number, { min = 1, tooShort = `${label} is required` } = {}) =>
  asName(
    trimmedText(max, { missing: tooShort, tooLong: atMost(label, max) })
      .min(min, tooShort)
      .regex(singleLine, `${label} must be a single line`),
    label,
  )
export const optionalName = (label: string, max: number) => asName(optionalLine(label, max), label)
const asName = (schema: z.ZodString, label: string) =>
  schema
    .regex(plain, unsupportedCharacter)
    .refine((value) => !hasLink(value), `${label} can’t contain a web or e-mail address`)

const phoneExample = 'Enter a phone number, such as +91 40 1234 5678'

/** A phone number as people write it, with an extension if it has one; may be left empty. */
export const optionalPhone = (label = 'Phone', max = 32) =>
  optionalLine(label, max)
    .regex(/^$|^\+?(?:[\s()./-]*\d){6,15}[\s()./-]*(?:(?:ext\.?|x)\s*\d{1,6})?$/i, phoneExample)
    .refine((value) => !/^(\d)\1+$/.test(value.replaceAll(/\D/g, '')), phoneExample)

/** Text of several lines with one message for both of its limits, unless the upper one is far away. */
export const paragraph = (message: string, min: number, max: number, tooLong = `At most ${max} characters`) =>
  trimmedText(max, { missing: message, tooLong }).min(min, message)

/** Formatted text within the bounds of its parser. */
export const markdown = (...limits: Parameters<typeof paragraph>) =>
  paragraph(...limits).superRefine((value, context) => {
    const message = markdownProblem(value)
    if (message) context.addIssue({ code: 'custom', message })
  })

/** An optional multi-line text. */
export const optionalParagraph = (label: string, max: number) =>
  trimmedText(max, { tooLong: atMost(label, max) })

/** What a list is searched for. */
export const searchText = trimmedText(100, { tooLong: 'Use 100 characters or fewer' })

export const emailAddress = (missing?: string) =>
  trimmedText(254, { ...(missing === undefined ? {} : { missing }), tooLong: 'Invalid email address' })
    .toLowerCase()
    .pipe(z.email('Invalid email address'))

export const webAddress = (message: string) =>
  trimmedText(300, { missing: message, tooLong: message })
    // Most people leave the scheme out.
    .overwrite((value) => (/^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i.test(value) ? `https://${value}` : value))
    .max(300, message)
    .pipe(z.url({ protocol: /^https?$/, error: message }))

/** A whole number that fits PostgreSQL's `integer` even after 1 is added to it. */
export const int4 = (message?: string) => z.int(message).max(2_147_483_646, message)

/** The row version that the sender last saw; without it the last write wins. */
export const version = int4().min(1).optional()
/** What our own screens send: always with the version they show. */
export type Versioned<Body> = Omit<Body, 'version'> & { version: number }

const isWithinYears = (value: string) => value >= '1900' && value < '3000'

/** A day of the calendar, `YYYY-MM-DD`; due dates are days, not moments. */
export const day = (message?: string) =>
  z.iso
    .date({ ...(message === undefined ? {} : { error: message }), abort: true })
    .refine(isWithinYears, message)

/** A point in time with its UTC offset `Z`, as the API prints it. */
export const moment = z.iso.datetime().refine(isWithinYears)

const hasPaiseOnly = (value: number) => Number(value.toFixed(2)) === value

/** Rupees as they travel: a number with at most two decimals. */
const money = (least: number, message: string) =>
  z
    .number(message)
    .min(least, message)
    .max(mostRupees, 'The amount is too large')
    .refine(hasPaiseOnly, 'Use at most two decimal places')

/** At least one paisa. */
export const rupees = (message: string) => money(0.01, message)
/** A difference, which may be less than 0. */
export const signedRupees = (message: string) => money(-mostRupees, message)
/** Estimates may be 0. */
export const rupeesOrZero = (message: string) => money(0, message)
