import { z } from 'zod'
import { int4, rupees } from './input.ts'
import { MilestoneStatus } from './milestones.ts'

/** What a project may cost us. Internal: clients know only the price. */
export const CostBudgetRequest = z
  .strictObject({
    amount: rupees('Enter an amount of more than 0').nullable(),
    /** The one last seen; 0 when there was none. */
    version: int4().min(0),
  })
  .meta({ id: 'CostBudgetRequest' })
export type CostBudgetRequest = z.infer<typeof CostBudgetRequest>

export const CostBudget = z
  .strictObject({
    amount: z.number().nullable(),
    amount_paise: z.int().nullable(),
    version: z.int(),
    updated_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CostBudget' })
export type CostBudget = z.infer<typeof CostBudget>

/** A milestone's first date, the one it has now, and how it got from one to the other. */
export const MilestoneDates = z
  .strictObject({
    milestone_id: z.uuid(),
    title: z.string(),
    status: MilestoneStatus,
    baseline_date: z.string(),
    due_date: z.string(),
    completion_date: z.string().nullable(),
    changes: z.array(
      z.strictObject({
        id: z.uuid(),
        from_date: z.string(),
        to_date: z.string(),
        moved_at: z.iso.datetime(),
        /** Null once the person's account is erased. */
        moved_by: z.string().nullable(),
        /** Empty when no reason was given. */
        reason: z.string(),
      }),
    ),
  })
  .meta({ id: 'MilestoneDates' })
export type MilestoneDates = z.infer<typeof MilestoneDates>
