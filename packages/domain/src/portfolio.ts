import { z } from 'zod'
import { Health } from './insight-health.ts'
import { ProjectStatus } from './projects.ts'
import { portfolioGroups } from './portfolio-values.ts'

const named = z.strictObject({ id: z.uuid(), name: z.string() })

/** How the portfolio is sorted, and what its groups are. */
export const PortfolioGroup = z.enum(portfolioGroups)
export type PortfolioGroup = z.infer<typeof PortfolioGroup>

/** A running project as admins compare it with the others. */
export const PortfolioProject = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    /** `id` is null when the client is gone. */
    organisation: z.strictObject({ id: z.uuid().nullable(), name: z.string() }),
    manager: named.nullable(),
    status: ProjectStatus,
    progress: z.int().min(0).max(100),
    health: Health,
    health_reason: z.string(),
    /** The start date, else the day of creation. */
    starts_on: z.string(),
    planned_end: z.string().nullable(),
    planned_end_estimated: z.boolean(),
    /** Should hold the finish in 80 % of cases; null while there is not enough data. */
    forecast: z.strictObject({ earliest: z.string(), latest: z.string() }).nullable(),
    /** With GST; null until a value was agreed. */
    agreed_paise: z.int().nullable(),
    /** What payments credited, less what was returned. */
    received_paise: z.int(),
    /** Asked for and not paid yet. */
    due_paise: z.int(),
  })
  .meta({ id: 'PortfolioProject' })
export type PortfolioProject = z.infer<typeof PortfolioProject>

/** What runs under one manager; of projects without one `manager` is null. */
export const ManagerLoad = z
  .strictObject({
    manager: named.nullable(),
    running: z.int(),
    late: z.int(),
    at_risk: z.int(),
    due_paise: z.int(),
  })
  .meta({ id: 'ManagerLoad' })
export type ManagerLoad = z.infer<typeof ManagerLoad>
