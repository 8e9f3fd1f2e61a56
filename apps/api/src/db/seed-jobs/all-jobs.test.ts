import { careerAreas } from '@trusswell/domain/career-areas.ts'
import { careerAreaIds } from '@trusswell/domain/services.ts'
import { describe, expect, test } from 'vitest'
import { allJobs } from './all-jobs.ts'

const knownIds = [
  'hvac-technician',
  'mechanical-engineer',
  'maintenance-supervisor',
  'civil-engineer',
  'construction-supervisor',
  'project-coordinator',
  'plumbing-technician',
  'electrical-engineer',
  'architect',
  'facility-manager',
  'property-manager',
]
const knownDepartments = [
  'Mechanical Services',
  'Civil Works',
  'Plumbing Services',
  'Electrical Services',
  'Architecture & Interior Design',
  'Facility Management Services',
]
const byId = new Map(allJobs.map((job) => [job.id, job]))
const bounds = (experience: string) => /^(\d+)-(\d+) years$/.exec(experience)!.slice(1).map(Number)

const areasHolding = (allowed: (count: number) => boolean) =>
  careerAreas.filter(({ id }) => allowed(allJobs.filter((job) => job.area === id).length))

describe('the career areas', () => {
  test('[CR-04] are the thirteen, in order', () => {
    expect(careerAreas).toHaveLength(13)
    expect(careerAreas.map((area) => area.id)).toEqual([...careerAreaIds])
  })

  test.each(careerAreas)('$id has a title and one sentence', ({ title, description }) => {
    expect(title).not.toBe('')
    expect(description).toMatch(/^[A-Z][^.!?]+\.$/)
  })

  test('[CR-05] hold one or two openings each', () => {
    expect(areasHolding((count) => count === 1 || count === 2)).toEqual(careerAreas)
  })

  test('[CR-06] facility management holds exactly its two', () => {
    const held = allJobs.filter((job) => job.area === 'facility-management').map((job) => job.id)
    expect(held.toSorted()).toEqual(['maintenance-coordinator', 'senior-facility-manager'])
  })
})

describe('the jobs', () => {
  test('[CR-18] [CR-21] the eleven known ones exist, in the known departments', () => {
    const departments = knownIds.map((id) => byId.get(id)?.department)
    expect(new Set(departments)).toEqual(new Set(knownDepartments))
  })

  test('HVAC Technician and Maintenance Supervisor ask for the stated years', () => {
    expect(byId.get('hvac-technician')?.experience).toBe('3-5 years')
    expect(byId.get('maintenance-supervisor')?.experience).toBe('5-7 years')
  })

  test('have unique ids, none of them reserved, and no duty said twice', () => {
    expect(byId.size).toBe(allJobs.length)
    expect(['internship', 'service'].filter((reserved) => byId.has(reserved))).toEqual([])
    const duties = allJobs.flatMap((job) => job.responsibilities)
    expect(new Set(duties).size).toBe(duties.length)
  })

  test('[CR-05] ask for 2-4 up to 8-10 years', () => {
    const ranges = allJobs.map((job) => bounds(job.experience)).toSorted((a, b) => a[0]! - b[0]!)
    expect([ranges[0], ranges.at(-1)]).toEqual([
      [2, 4],
      [8, 10],
    ])
    expect(ranges.filter(([from, to]) => from! >= to!)).toEqual([])
  })
})

describe.each(allJobs)('the job $id', (job) => {
  test('has an id that can stand in an address', () => {
    expect(job.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test('[CR-05] [CR-20] is full-time in Hyderabad, posted in June 2025', () => {
    const { location, type, posted } = job
    expect({ location, type, posted }).toEqual({
      location: 'Hyderabad, India',
      type: 'Full-time',
      posted: '2025-06-01',
    })
  })

  test('belongs to the department named like its area, or to another known one', () => {
    const area = careerAreas.find(({ id }) => id === job.area)
    expect([...knownDepartments, area?.title]).toContain(job.department)
    expect(job.department.startsWith(area?.title ?? '')).toBe(true)
  })

  test('is written out: description, duties, requirements, benefits', () => {
    expect(job.description.length).toBeGreaterThan(120)
    expect([5, 6, 7]).toContain(new Set(job.responsibilities).size)
    expect([5, 6, 7]).toContain(new Set(job.requirements).size)
    expect([4, 5, 6]).toContain(new Set(job.benefits).size)
  })
})
