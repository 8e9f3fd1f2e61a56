import type { Job } from '@trusswell/domain/jobs.ts'
import { type CareerAreaId, careerAreaIds, type ServiceId } from '@trusswell/domain/services.ts'

export type Opening = Pick<Job, 'id' | 'title' | 'location' | 'type' | 'experience'>

/** In the list of all positions. */
export type Position = Opening & Pick<Job, 'department'>

export type Openings = {
  jobs: Position[]
  /** If the service is a career area of its own. */
  inArea: { id: CareerAreaId; count: number } | null
}

const shown = 3

/** Related areas, whose openings can suit the same people. */
const families: readonly (readonly (ServiceId | CareerAreaId)[])[] = [
  ['mechanical-services', 'electrical-services', 'plumbing-services', 'automation-services'],
  ['civil-works', 'architecture-interior-design'],
  ['facility-management', 'facade-cleaning', 'horticulture', 'facility-pantry', 'security-services'],
  ['helpdesk-services', 'staffing-payroll', 'vendor-management'],
]

/** The area's own openings first, then those of related areas, then any. */
export function openingsFor(service: ServiceId, jobs: readonly Job[]): Openings {
  const family = families.find((areas) => areas.includes(service)) ?? []
  const distance = ({ area }: Job) => {
    if (area === service) return 0
    return area && family.includes(area) ? 1 : 2
  }
  const nearest = [0, 1, 2].flatMap((far) => jobs.filter((job) => distance(job) === far))
  const area = careerAreaIds.find((id) => id === service)
  return {
    jobs: nearest.slice(0, shown).map(toPosition),
    inArea: area ? { id: area, count: jobs.filter((job) => job.area === area).length } : null,
  }
}

/** Positions without an area whose department is named like the area. */
export const relatedTo = (title: string, jobs: readonly Job[]): Job[] =>
  jobs.filter(({ area, department }) => area === null && department.startsWith(title))

export const toOpening = ({ id, title, location, type, experience }: Job): Opening => ({
  id,
  title,
  location,
  type,
  experience,
})

export const toPosition = (job: Job): Position => ({ ...toOpening(job), department: job.department })
