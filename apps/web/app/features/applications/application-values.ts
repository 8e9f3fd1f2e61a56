import {
  type Application,
  ApplicationPatch,
  ApplicationProgress,
  NewApplication,
} from '@trusswell/domain/applications.ts'

export type Editable = 'all' | 'progress'

export type ApplicationValues = {
  applicant_name: string
  email: string
  position: string
  experience: number
  skills: string[]
  resume_url: string
  status: Application['status']
  notes: string
}

export type ParsedApplication = Partial<Omit<NewApplication, 'job_id'>>

/** A refinement can't be left out of a schema, but its parts can be put together anew. */
const { version: _version, mail: _mail, ...patch } = ApplicationPatch.shape
const { version: _other, mail: _letter, ...progress } = ApplicationProgress.shape

export const fieldsOf = { all: patch, progress }

export const newApplication = NewApplication.omit({ job_id: true })

export const emptyApplication: ApplicationValues = {
  applicant_name: '',
  email: '',
  position: '',
  experience: 0,
  skills: [],
  resume_url: '',
  status: 'pending',
  notes: '',
}

export function valuesOf(application: Application, editable: Editable): ApplicationValues {
  const held = Object.entries({
    ...application,
    // An input has no null.
    resume_url: application.resume_url ?? '',
    notes: application.notes ?? '',
  }).filter(([name]) => name in fieldsOf[editable])
  return Object.fromEntries(held) as ApplicationValues
}

/** Only what the person touched, so that a colleague's change to another field stays. */
export function changesOf(
  values: ParsedApplication,
  touched: Partial<Record<string, unknown>>,
): ParsedApplication {
  const changed = Object.entries(values).filter(([name, value]) => touched[name] && value !== undefined)
  return Object.fromEntries(changed)
}
