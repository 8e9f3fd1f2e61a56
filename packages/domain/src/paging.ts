import { z } from 'zod'
import { searchText, text } from './input.ts'
import { mostCounted } from './list-total.ts'

export const pageSizes = { fallback: 25, most: 100 } as const

/** Query fields that every list takes; a list adds its own filters to them. */
export const pageQuery = {
  cursor: text(200).optional(),
  limit: z.coerce.number().int().min(1).max(pageSizes.most).default(pageSizes.fallback),
  search: searchText.optional(),
  deleted: z.enum(['true', 'false']).default('false'),
  /** The first page then says how many rows there are. */
  count: z.enum(['true', 'false']).default('false'),
}

/** That of a list by names holds one. */
export const longCursor = text(1000).optional()

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    data: z.array(row),
    next_cursor: z.string().nullable(),
    total: z
      .int()
      .min(0)
      .max(mostCounted + 1)
      .optional()
      .describe(
        `Rows in all pages, on the first page with count=true. ${mostCounted + 1}: more than ${mostCounted}.`,
      ),
  })
