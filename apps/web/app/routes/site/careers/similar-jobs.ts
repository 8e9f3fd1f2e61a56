import type { Job } from '@trusswell/domain/jobs.ts'

const shown = 3

/** At most three others of the same department. */
export const similarJobs = (jobs: readonly Job[], job: Pick<Job, 'id' | 'department'>): Job[] =>
  jobs.filter(({ id, department }) => id !== job.id && department === job.department).slice(0, shown)

/** For a deleted position, of which only the URL is left: those that share the most words with it, then any. */
export function nearestJobs(jobs: readonly Job[], id: string): Job[] {
  const words = id.split('-')
  const shared = (job: Job) =>
    words.filter((word) => `${job.id}-${job.area ?? ''}`.split('-').includes(word)).length
  return jobs.toSorted((a, b) => shared(b) - shared(a)).slice(0, shown)
}
