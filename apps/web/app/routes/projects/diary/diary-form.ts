import { weatherLabels } from '@trusswell/domain/site-diary-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import {
  diaryInTheFuture,
  type DiaryEntry,
  DiaryEntryRequest,
  diaryLimits,
  type Weather,
} from '@trusswell/domain/site-diary.ts'
import { z } from 'zod'
import type { DiaryDraft, UnsentEntry } from '../../../features/diary/diary-storage.ts'
import { isDay, todayInIndia } from '../../../lib/dates.ts'
import { numberOf } from '../../../ui/group-digits.ts'
import { sharedLabel, sharedWord } from '../details/shared-with-client.tsx'

/** What a save leads to: the stored entry, one that waits for a connection, or one that another tab has sent. */
export type SavedEntry = DiaryEntry | { version: 0; waits: boolean }

export const diaryLabels = {
  entry_date: 'Date',
  weather: 'Weather',
  temperature: 'Temperature (°C)',
  headcount: 'People on site',
  notes: 'Notes',
  shared_with_client: sharedLabel,
  photos: 'Photos',
} as const

export type DiaryValues = {
  entry_date: string
  weather: string
  temperature: string
  headcount: string
  notes: string
  shared_with_client: boolean
  /** Ids, of copies in the browser or of stored files. */
  photos: string[]
}

export function diaryValues(row: SavedEntry | null): DiaryValues {
  const entry = row && 'waits' in row ? null : row
  return {
    entry_date: entry?.entry_date ?? todayInIndia(),
    weather: entry?.weather ?? 'clear',
    temperature: String(entry?.temperature ?? ''),
    headcount: entry ? String(entry.headcount) : '',
    notes: entry?.notes ?? '',
    shared_with_client: entry?.shared_with_client ?? true,
    photos: entry?.photos.map(({ id }) => id) ?? [],
  }
}

/** What is preset in a new entry: a draft, or an entry that the server refused. */
export function presetOf(draft: DiaryDraft | null, unsent: UnsentEntry | null): Partial<DiaryValues> {
  const photos = (unsent ?? draft)?.photos.map(({ id }) => id) ?? []
  if (!unsent) return draft ? { ...draft.values, photos } : {}
  const { temperature, headcount, ...body } = unsent.body
  return {
    ...body,
    temperature: temperature === null ? '' : String(temperature),
    headcount: String(headcount),
    photos,
  }
}

const fields = z.strictObject({
  ...DiaryEntryRequest.shape,
  entry_date: DiaryEntryRequest.shape.entry_date.refine((day) => day <= todayInIndia(), diaryInTheFuture),
  photos: z.array(z.string()).max(diaryLimits.photos),
})
export type DiaryBody = z.infer<typeof fields>
export const DiaryForm: z.ZodType<DiaryBody> = z.preprocess((typed) => {
  const { temperature, headcount, ...rest } = typed as DiaryValues
  return {
    ...rest,
    temperature: temperature.trim() === '' ? null : numberOf(temperature.replace('−', '-')),
    headcount: numberOf(headcount),
  }
}, fields)

export function diaryWord(name: keyof DiaryValues, value: DiaryValues[keyof DiaryValues]): string {
  if (typeof value === 'boolean') return sharedWord(value)
  if (typeof value !== 'string') return String(value.length)
  if (name === 'weather') return weatherLabels[value as Weather] ?? value
  return isDay(value) ? formatDay(value) : value
}
