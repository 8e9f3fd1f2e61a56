import type { Job } from '@trusswell/domain/jobs.ts'

export const filterNames = ['area', 'experience', 'type'] as const
export type JobFilters = Record<(typeof filterNames)[number], string>

/** The filter for positions without an area. */
export const withoutArea = 'other'

const valueOf = (job: Job, name: (typeof filterNames)[number]) =>
  name === 'area' ? (job.area ?? withoutArea) : job[name]

/** The filters in the URL; missing values and those that no position has are ignored. */
export function filtersOf(params: URLSearchParams, jobs: readonly Job[]): JobFilters {
  const chosen = filterNames.map((name) => {
    const value = params.get(name) ?? ''
    return [name, jobs.some((job) => valueOf(job, name) === value) ? value : ''] as const
  })
  return Object.fromEntries(chosen) as JobFilters
}

export const isChosen = (filters: JobFilters) => filterNames.some((name) => filters[name] !== '')

export const chooseJobs = (jobs: readonly Job[], filters: JobFilters): Job[] =>
  jobs.filter((job) =>
    filterNames.every((name) => filters[name] === '' || valueOf(job, name) === filters[name]),
  )

/** The values that positions have, in ascending order of experience. */
export function valuesOf(jobs: readonly Job[], name: 'experience' | 'type'): string[] {
  return [...new Set(jobs.map((job) => job[name]))].toSorted((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )
}
