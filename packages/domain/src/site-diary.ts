import { z } from 'zod'
import { ChatAttachment } from './chat.ts'
import { day, int4, paragraph, version } from './input.ts'
import { pageOf, pageQuery } from './paging.ts'
import { weathers } from './site-diary-values.ts'

export const Weather = z.enum(weathers, 'Choose the weather')
export type Weather = z.infer<typeof Weather>

export const diaryLimits = { photos: 10, photoBytes: 25 * 1024 * 1024, notes: 4000 } as const
export const diaryPhotoTypes = ['jpg', 'png', 'webp'] as const
export const diaryInTheFuture = 'The date can’t be in the future'

const notesRule = 'Enter what happened on site'
const temperatureRule = 'Enter a whole number from −40 to 60'
const headcountRule = 'Enter a whole number from 0 to 5,000'
const fields = {
  entry_date: day('Enter a date'),
  weather: Weather,
  /** In °C. */
  temperature: int4(temperatureRule).min(-40, temperatureRule).max(60, temperatureRule).nullable(),
  headcount: int4(headcountRule).min(0, headcountRule).max(5000, headcountRule),
  notes: paragraph(notesRule, 1, diaryLimits.notes, 'Notes must be at most 4,000 characters'),
  /** Clients receive only shared entries and their photos. */
  shared_with_client: z.boolean(),
  /** Photos that were uploaded before, in their order. */
  photos: z.array(z.uuid()).max(diaryLimits.photos, `Add at most ${diaryLimits.photos} photos`),
}

export const DiaryEntryRequest = z
  .strictObject({
    ...fields,
    temperature: fields.temperature.default(null),
    shared_with_client: fields.shared_with_client.default(true),
    photos: fields.photos.default([]),
  })
  .meta({ id: 'DiaryEntryRequest' })
export type DiaryEntryRequest = z.infer<typeof DiaryEntryRequest>

export const DiaryEntryPatch = z
  .strictObject({ ...z.strictObject(fields).partial().shape, version })
  .meta({ id: 'DiaryEntryPatch' })
export type DiaryEntryPatch = z.infer<typeof DiaryEntryPatch>

export const DiaryEntry = z
  .strictObject({
    id: z.uuid(),
    project_id: z.uuid(),
    entry_date: z.string(),
    weather: Weather,
    temperature: z.int().nullable(),
    headcount: z.int(),
    notes: z.string(),
    shared_with_client: z.boolean(),
    author_name: z.string(),
    photos: z.array(ChatAttachment),
    /** And delete: the author for a day, the project's manager and admins at any time. */
    can_edit: z.boolean(),
    version: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'DiaryEntry' })
export type DiaryEntry = z.infer<typeof DiaryEntry>

const month = z
  .string()
  .regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/, 'Choose a month')
  .meta({ description: '`2026-11`' })
export const DiaryQuery = z.strictObject({
  cursor: pageQuery.cursor,
  limit: pageQuery.limit,
  month: month.optional(),
})
export const DiaryPage = pageOf(DiaryEntry).meta({ id: 'DiaryPage' })
/** With entries that the reader sees, newest first. */
export const DiaryMonths = z.strictObject({ data: z.array(z.string()) }).meta({ id: 'DiaryMonths' })
