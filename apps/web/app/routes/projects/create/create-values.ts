import { suggestPlace } from '@trusswell/domain/pin-codes.ts'
import { ProjectIdea, ProjectRequest, ProjectScope, ProjectSite } from '@trusswell/domain/projects.ts'
import { z } from 'zod'
import { fieldErrors, type FieldErrors } from '../../../lib/forms/field-errors.ts'
import { factLabels } from '../parts/fact-labels.ts'
import { numberOf } from '../../../ui/group-digits.ts'

export const fieldLabels = { organisation_id: 'Client', ...factLabels } as const

export type FieldName = keyof typeof fieldLabels
/** As typed. */
export type ProjectValues = Record<FieldName, string>

export const fieldNames = Object.keys(fieldLabels) as FieldName[]
export const emptyValues = Object.fromEntries(fieldNames.map((name) => [name, ''])) as ProjectValues
export const valuesOf = (fields: Partial<Record<FieldName, string | undefined>>): ProjectValues =>
  Object.fromEntries(fieldNames.map((name) => [name, fields[name] ?? ''])) as ProjectValues

export const stepTitles = ['Project', 'Site', 'Size, cost and dates'] as const
export const review = stepTitles.length + 1

const Client = z.strictObject({ organisation_id: z.uuid('Client is required') })
const schemas = [ProjectIdea, ProjectSite, ProjectScope]

/** The validation errors of a step; none for the review. */
export function errorsOfStep(values: ProjectValues, step: number, staff: boolean): FieldErrors {
  const schema = schemas[step - 1]
  if (!schema) return {}
  const body = bodyOf(values)
  const found = issues(schema, pick(body, Object.keys(schema.shape)))
  const client = staff && step === 1 ? issues(Client, pick(body, ['organisation_id'])) : {}
  // The list's own message names the stored values.
  return {
    ...client,
    ...found,
    ...(found['project_type'] ? { project_type: 'Project type is required' } : {}),
  }
}

/** The first incomplete step, or the review. */
export function firstOpenStep(values: ProjectValues, staff: boolean): number {
  const open = schemas.findIndex((_, at) => Object.keys(errorsOfStep(values, at + 1, staff)).length > 0)
  return open === -1 ? review : open + 1
}

export const stepOfField = (name: string): number =>
  name === 'organisation_id' ? 1 : schemas.findIndex((schema) => name in schema.shape) + 1

export function requestOf(values: ProjectValues, staff: boolean): ProjectRequest {
  const { organisation_id, ...fields } = bodyOf(values)
  return ProjectRequest.parse(staff ? { ...fields, organisation_id } : fields)
}

/** City and state follow the PIN until the person has changed them. */
export function withPin(values: ProjectValues, pin: string): Partial<ProjectValues> {
  const before = suggestPlace(values.site_postal_code)
  const now = suggestPlace(pin)
  const follows = (typed: string, was: string | null) => typed.trim() === '' || typed === was
  return {
    site_postal_code: pin,
    ...(now.city && follows(values.site_city, before.city) ? { site_city: now.city } : {}),
    ...(now.state && follows(values.site_state, before.state) ? { site_state: now.state } : {}),
  }
}

const bodyOf = (values: ProjectValues) => ({
  ...values,
  site_postal_code: values.site_postal_code.replaceAll(' ', ''),
  plot_area: numberOf(values.plot_area),
  built_up_area: numberOf(values.built_up_area),
  number_of_floors: numberOf(values.number_of_floors),
  estimated_cost: numberOf(values.estimated_cost),
  estimated_duration: numberOf(values.estimated_duration),
  start_date: values.start_date || undefined,
})

const pick = (from: object, names: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))

function issues(schema: z.ZodType, value: unknown): FieldErrors {
  const { error } = schema.safeParse(value)
  return error ? fieldErrors(error) : {}
}
