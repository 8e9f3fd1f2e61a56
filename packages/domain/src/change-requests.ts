import { z } from 'zod'
import { int4, line, optionalParagraph, signedRupees, version } from './input.ts'
import { changeStates } from './change-request-values.ts'

export const ChangeState = z.enum(changeStates)
export type ChangeState = z.infer<typeof ChangeState>

const mostDays = 3650
const daysRule = 'Enter a whole number of days, or 0 if the due date doesn’t change'
const fields = {
  title: line('Title', 120).min(3, 'Title must be at least 3 characters'),
  description: optionalParagraph('Description', 1000).default(''),
}
/** Without GST; less than 0 for what becomes cheaper. */
const price = {
  cost: signedRupees('Enter an amount, or 0 if the price doesn’t change'),
  days: int4(daysRule).min(-mostDays, daysRule).max(mostDays, daysRule),
}

/** Staff give cost and days at once; a client's owner leaves them out, and staff price the request. */
export const ChangeRequestInput = z
  .strictObject({ ...fields, cost: price.cost.optional(), days: price.days.optional() })
  .meta({ id: 'NewChangeRequest' })
export type ChangeRequestInput = z.infer<typeof ChangeRequestInput>
export const PricedChange = z.strictObject({ ...fields, ...price })

export const ChangeRequestPatch = z
  .strictObject({
    ...z.strictObject({ title: fields.title, ...price }).partial().shape,
    description: optionalParagraph('Description', 1000).optional(),
    version,
  })
  .meta({ id: 'ChangeRequestPatch' })
export type ChangeRequestPatch = z.infer<typeof ChangeRequestPatch>

export const ChangeDecision = z
  .strictObject({ state: ChangeState.exclude(['proposed']), version })
  .meta({ id: 'ChangeDecision' })
export type ChangeDecision = z.infer<typeof ChangeDecision>

export const ChangeRequest = z
  .strictObject({
    id: z.uuid(),
    project_id: z.uuid(),
    title: z.string(),
    description: z.string(),
    /** Null until staff have priced it. */
    cost: z.number().nullable(),
    cost_paise: z.int().nullable(),
    days: z.int().nullable(),
    state: ChangeState,
    /** Names; clients don't see those of staff outside the team. */
    proposed_by: z.string().nullable(),
    proposed_by_client: z.boolean(),
    closed_by: z.string().nullable(),
    closed_at: z.iso.datetime().nullable(),
    /** The project's due date before and after it was accepted. */
    due_from: z.string().nullable(),
    due_to: z.string().nullable(),
    version: z.int(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ChangeRequest' })
export type ChangeRequest = z.infer<typeof ChangeRequest>
