import { z } from 'zod'
import { line, optionalLine, text } from './input.ts'

export const savedViewLimits = { views: 30, name: 60, query: 1000 } as const

/** The path of a list's page, which names the list. */
const list = text(100, { tooLong: 'This list doesn’t exist' }).regex(
  /^\/(admin|manager|client)(\/[a-z-]{1,24}){1,3}$/,
  'This list doesn’t exist',
)

const name = line('Name', savedViewLimits.name)

/** Search, filters, order and view as the URL has them, without the question mark. */
const query = optionalLine('The filters', savedViewLimits.query)

export const SavedView = z.strictObject({
  id: z.uuid(),
  list: z.string(),
  name: z.string(),
  query: z.string(),
  is_default: z.boolean(),
  created_at: z.string(),
})
export type SavedView = z.infer<typeof SavedView>

export const NewSavedView = z.strictObject({ list, name, query, is_default: z.boolean().default(false) })
export type NewSavedView = z.infer<typeof NewSavedView>

export const SavedViewPatch = z.strictObject({
  name: name.optional(),
  query: query.optional(),
  is_default: z.boolean().optional(),
})
export type SavedViewPatch = z.infer<typeof SavedViewPatch>
