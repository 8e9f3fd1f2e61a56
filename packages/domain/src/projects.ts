import { z } from 'zod'
import { bulkMost } from './bulk.ts'
import { day, int4, line, name, optionalParagraph, paragraph, rupeesOrZero, text, version } from './input.ts'
import { Health } from './insight-health.ts'
import { formatNumber } from './numbers.ts'
import { ProjectMember, PersonOnTeam } from './team.ts'
import { ProjectTriage } from './triage.ts'
import { projectStatuses, projectTypes, projectPriorities } from './project-values.ts'

export const ProjectStatus = z.enum(projectStatuses)
export type ProjectStatus = z.infer<typeof ProjectStatus>

export const ProjectType = z.enum(projectTypes)
export type ProjectType = z.infer<typeof ProjectType>

export const Priority = z.enum(projectPriorities)
export type Priority = z.infer<typeof Priority>

const area = (label: string) =>
  z
    .number(`${label} must be positive`)
    .min(0, `${label} must be positive`)
    .max(1_000_000_000, `${label} is too large`)
const whole = (message: string, most: number) =>
  z
    .int(message)
    .min(1, message)
    .max(most, `At most ${formatNumber(most)}`)

/** The first of three steps. */
export const ProjectIdea = z.strictObject({
  title: name('Title', 160),
  project_type: ProjectType,
  description: paragraph('Description must be at least 10 characters', 10, 5000),
})

export const ProjectSite = z.strictObject({
  site_address: line('Site address', 300),
  site_city: line('City', 100),
  site_state: line('State', 100),
  site_postal_code: text(6, { missing: 'Invalid PIN code', tooLong: 'Invalid PIN code' }).regex(
    /^[1-9][0-9]{5}$/,
    'Invalid PIN code',
  ),
})

export const ProjectScope = z.strictObject({
  plot_area: area('Plot area'),
  built_up_area: area('Built-up area'),
  number_of_floors: whole('Number of floors must be at least 1', 500),
  estimated_cost: rupeesOrZero('Estimated cost must be positive'),
  start_date: day('Start date is required'),
  estimated_duration: whole('Duration must be at least 1 day', 36_500),
})

export const ProjectFields = z.strictObject({
  ...ProjectIdea.shape,
  ...ProjectSite.shape,
  ...ProjectScope.shape,
})
export type ProjectFields = z.infer<typeof ProjectFields>

/** Staff name the organisation, or one of its confirmed people, from whom the server takes it. */
const client = {
  organisation_id: z.uuid('Client is required').optional(),
  client_id: z.uuid('Client is required').optional(),
}

/** Seed clients also name what the server sets; it is accepted only as just that. */
export const ProjectRequest = z
  .strictObject({
    ...ProjectFields.shape,
    ...client,
    status: z.literal('planning').optional(),
    current_phase: z.literal('planning').optional(),
  })
  .meta({ id: 'ProjectRequest' })
export type ProjectRequest = z.infer<typeof ProjectRequest>

/** The price that was agreed, in rupees without GST; null when there is none. Today's tax rate is stored with it. */
const agreedValue = rupeesOrZero('Enter an amount').nullable()

const staffFields = {
  status: ProjectStatus,
  current_phase: line('Phase', 80),
  priority: Priority,
  end_date: day('Please enter a valid date').nullable(),
  agreed_value: agreedValue,
}

/** What a client enters and may correct until staff decide on the project. */
export const isClientField = (field: string): boolean => field in ProjectFields.shape

export const ProjectPatch = z
  .strictObject({
    ...z.strictObject({ ...ProjectFields.shape, ...staffFields }).partial().shape,
    version,
  })
  .meta({ id: 'ProjectPatch' })
export type ProjectPatch = z.infer<typeof ProjectPatch>

const manager = z.uuid('Please choose a project manager').nullable()
const names = z.array(name('Name', 120)).max(50, 'Add at most 50 people')

/** The admin's short form. `team` are names as typed; those of staff become people. */
export const AdminProjectFields = z.strictObject({
  title: name('Name', 160),
  ...client,
  status: ProjectStatus.default('planning'),
  priority: Priority.default('normal'),
  end_date: day('Due date is required'),
  project_manager_id: manager.default(null),
  team: names.default([]),
  description: optionalParagraph('Description', 5000).default(''),
})

export const AdminProjectRequest = AdminProjectFields.refine(
  ({ client_id, organisation_id }) => client_id !== undefined || organisation_id !== undefined,
  // Reported together with the other missing fields.
  {
    path: ['client_id'],
    error: 'Client is required',
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
).meta({ id: 'AdminProjectRequest' })
export type AdminProjectRequest = z.infer<typeof AdminProjectRequest>

export const AdminProjectPatch = z
  .strictObject({
    version,
    title: name('Name', 160).optional(),
    ...client,
    status: ProjectStatus.optional(),
    priority: Priority.optional(),
    end_date: day('Due date is required').optional(),
    project_manager_id: manager.optional(),
    team: names.optional(),
    description: optionalParagraph('Description', 5000).optional(),
    agreed_value: agreedValue.optional(),
  })
  .meta({ id: 'AdminProjectPatch' })
export type AdminProjectPatch = z.infer<typeof AdminProjectPatch>

export const BulkStatus = z
  .strictObject({ ids: z.array(z.uuid()).min(1).max(bulkMost), status: ProjectStatus })
  .meta({ id: 'BulkStatus' })

/** A status that a project had before, and the version in which it lost it. */
export const StatusChange = z
  .strictObject({ id: z.uuid(), version: int4().min(1), status: ProjectStatus })
  .meta({ id: 'StatusChange' })
export type StatusChange = z.infer<typeof StatusChange>

export const BulkUndo = z
  .strictObject({ changes: z.array(StatusChange).min(1).max(bulkMost) })
  .meta({ id: 'BulkUndo' })

/** One line of a list, for all three kinds of people. */
export const ProjectCard = z
  .strictObject({
    id: z.uuid(),
    /** For the phone and mails, e.g. `TW-2611-0042`. */
    reference: z.string(),
    title: z.string(),
    description: z.string(),
    /** The person who created it or was named, if any, and the name of the organisation. */
    client: z.strictObject({ id: z.uuid().nullable(), name: z.string() }),
    organisation_id: z.uuid().nullable(),
    status: ProjectStatus,
    current_phase: z.string(),
    priority: Priority,
    progress: z.int().min(0).max(100),
    health: Health,
    health_reason: z.string(),
    start_date: z.string().nullable(),
    end_date: z.string().nullable(),
    due_date: z.string().nullable(),
    due_date_estimated: z.boolean(),
    next_due_date: z.string().nullable(),
    project_manager_id: z.uuid().nullable(),
    team: z.array(z.strictObject({ id: z.uuid(), name: z.string(), duty: z.string() })),
    version: z.int(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ProjectCard' })
export type ProjectCard = z.infer<typeof ProjectCard>

export const Project = z
  .strictObject({
    ...ProjectCard.shape,
    project_type: ProjectType,
    site_address: z.string().nullable(),
    site_city: z.string().nullable(),
    site_state: z.string().nullable(),
    site_postal_code: z.string().nullable(),
    plot_area: z.number().nullable(),
    built_up_area: z.number().nullable(),
    number_of_floors: z.int().nullable(),
    estimated_cost: z.number().nullable(),
    estimated_cost_paise: z.int().nullable(),
    agreed_value: z.number().nullable(),
    agreed_value_paise: z.int().nullable(),
    /** In percent. */
    agreed_tax_rate: z.number().nullable(),
    estimated_duration: z.int().nullable(),
    time_elapsed: z.int().min(0).max(100),
    team: z.array(ProjectMember),
    project_manager: PersonOnTeam.nullable(),
    site_supervisor: PersonOnTeam.nullable(),
    /** Null for projects that staff created. */
    triage: ProjectTriage.nullable(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Project' })
export type Project = z.infer<typeof Project>

const typed = (max: number) => text(max).optional()

/** What is in the form so far, as it was typed: nothing is checked before it is sent. */
export const DraftFields = z.strictObject({
  client_id: typed(36),
  organisation_id: typed(36),
  title: typed(200),
  project_type: typed(40),
  description: typed(6000),
  site_address: typed(400),
  site_city: typed(200),
  site_state: typed(200),
  site_postal_code: typed(20),
  plot_area: typed(40),
  built_up_area: typed(40),
  number_of_floors: typed(40),
  estimated_cost: typed(40),
  start_date: typed(40),
  estimated_duration: typed(40),
})

/** `revision` is the one last seen; 0 when there was none. Another device's later one is not overwritten. */
export const ProjectDraftRequest = z
  .strictObject({ revision: int4().min(0), step: int4().min(1).max(4), fields: DraftFields })
  .meta({ id: 'ProjectDraftRequest' })

export const ProjectDraft = z
  .strictObject({ revision: z.int(), step: z.int(), fields: DraftFields, saved_at: z.iso.datetime() })
  .meta({ id: 'ProjectDraft' })
export type ProjectDraft = z.infer<typeof ProjectDraft>
