import { lastDayOnReopening } from '@trusswell/domain/job-values.ts'
import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { todayInIndia } from '../../lib/dates.ts'
import { useListChanges } from '../../ui/lists/use-list-changes.ts'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'
import type { JobSource } from './job-source.ts'
import { jobWords } from './job-words.ts'

/**
 * Publishes, closes and reopens a position from the list. Reopening removes a last day in the past, which would close it
 * again. Publishing can't be undone.
 */
export function useJobStatus({ key, change }: JobSource) {
  const { put, refresh } = useListChanges<StaffJob>(key)
  return async function setStatus(job: StaffJob, status: StaffJob['status'], undoes = false): Promise<void> {
    try {
      const isPublished = job.status === 'draft'
      const closes_on = undoes ? job.closes_on : lastDayOnReopening(job, todayInIndia())
      const ends = status === 'open' && !isPublished ? { closes_on } : {}
      const saved = await change(job.id, job.version, { status, ...ends })
      put(saved)
      if (isPublished) return showSuccess(jobWords.published)
      const back = () => void setStatus({ ...saved, closes_on: job.closes_on }, job.status, true)
      showSuccess(status === 'closed' ? jobWords.closed : jobWords.reopened, undoes ? undefined : back)
    } catch (error) {
      showFailure(error, jobWords.updateFailed)
    } finally {
      void refresh()
    }
  }
}
