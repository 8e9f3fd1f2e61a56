import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { jobWords } from '../../../features/jobs/job-words.ts'
import { showFailure, showSuccess } from '../../../features/list-page/outcome-toast.ts'
import { useListChanges } from '../../../features/list-page/use-list-changes.ts'
import { changeJob, jobKey } from './job-source.ts'

/** Closing and reopening, from the list. A last day that has passed goes with reopening, or it would close again. */
export function useJobStatus() {
  const { put, refresh } = useListChanges<StaffJob>(jobKey)
  return async function setStatus(job: StaffJob, status: StaffJob['status'], undoes = false): Promise<void> {
    try {
      const ends = status === 'open' ? { closes_on: undoes ? job.closes_on : null } : {}
      const saved = await changeJob(job.id, job.version, { status, ...ends })
      put(saved)
      const back = () => void setStatus({ ...saved, closes_on: job.closes_on }, job.status, true)
      showSuccess(status === 'closed' ? jobWords.closed : jobWords.reopened, undoes ? undefined : back)
    } catch (error) {
      showFailure(error, jobWords.updateFailed)
    } finally {
      void refresh()
    }
  }
}
