import { z } from 'zod'
import { day, line, optionalParagraph, version } from './input.ts'
import { riskCategories, riskSeverities } from './risk-values.ts'

export const RiskCategory = z.enum(riskCategories)
export type RiskCategory = z.infer<typeof RiskCategory>

export const RiskSeverity = z.enum(riskSeverities)
export type RiskSeverity = z.infer<typeof RiskSeverity>

export const RiskStatus = z.enum(['open', 'closed'])
export type RiskStatus = z.infer<typeof RiskStatus>

const care = {
  /** A member of staff on the project's team. */
  owner_id: z.uuid().nullable(),
  mitigation: optionalParagraph('Mitigation', 1000),
  review_on: day('Enter a date').nullable(),
}

export const RiskRequest = z
  .strictObject({
    title: line('Title', 200),
    category: RiskCategory,
    severity: RiskSeverity,
    status: RiskStatus.default('open'),
    shared_with_client: z.boolean().default(false),
    owner_id: care.owner_id.default(null),
    mitigation: care.mitigation.default(''),
    review_on: care.review_on.default(null),
  })
  .meta({ id: 'RiskRequest' })
export type RiskRequest = z.infer<typeof RiskRequest>

export const RiskPatch = z
  .strictObject({
    version,
    title: line('Title', 200).optional(),
    category: RiskCategory.optional(),
    severity: RiskSeverity.optional(),
    status: RiskStatus.optional(),
    shared_with_client: z.boolean().optional(),
    ...z.strictObject(care).partial().shape,
  })
  .meta({ id: 'RiskPatch' })

export const Risk = z
  .strictObject({
    id: z.uuid(),
    project_id: z.uuid(),
    title: z.string(),
    category: RiskCategory,
    severity: RiskSeverity,
    status: RiskStatus,
    /** Internal until staff share it; clients receive only shared ones. */
    shared_with_client: z.boolean(),
    /** Owner and review are for staff; clients receive null. */
    owner_id: z.uuid().nullable(),
    owner_name: z.string().nullable(),
    mitigation: z.string(),
    review_on: z.string().nullable(),
    /** Open, and the day of its review has passed. */
    review_overdue: z.boolean(),
    version: z.int(),
    created_at: z.iso.datetime(),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Risk' })
export type Risk = z.infer<typeof Risk>
