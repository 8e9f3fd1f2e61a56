import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../../lib/api/api-error.ts'
import { zodResolver } from '../../lib/forms/zod-resolver.ts'
import { emptyJob, jobChanges, type JobValues, jobValuesOf, newJob, tidied } from './job-values.ts'

export type JobFormSource = {
  /** Left out for a new one. */
  job?: StaffJob
  save: (values: JobValues, version: number) => Promise<StaffJob>
  reload: (id: string) => Promise<StaffJob>
  onSaved: (job: StaffJob) => void
  onFailed: (error: unknown) => void
}

export function useJobForm({ job, save, reload, onSaved, onFailed }: JobFormSource) {
  const [version, setVersion] = useState(job?.version ?? 0)
  const [notice, setNotice] = useState('')
  const check = zodResolver<JobValues>((job ? jobChanges : newJob) as unknown as z.ZodType<JobValues>)
  const form = useForm<JobValues, unknown, JobValues>({
    defaultValues: job ? jobValuesOf(job) : emptyJob,
    resolver: ((values: JobValues, ...rest: [never, never]) => check(tidied(values), ...rest)) as never,
  })

  async function submit(values: JobValues) {
    setNotice('')
    try {
      onSaved(await save(values, version))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale_version' && job)
        return showNewer(job, error.message)
      const fields = error instanceof ApiError ? error.fields : {}
      for (const [name, message] of Object.entries(fields))
        form.setError((name in emptyJob ? name : 'title') as keyof JobValues, { message })
      onFailed(error)
    }
  }

  async function showNewer({ id }: StaffJob, message: string) {
    const newer = await reload(id).catch(() => undefined)
    if (!newer) return onFailed(null)
    // What was typed stays; everything else shows what the colleague wrote.
    form.reset(jobValuesOf(newer), { keepDirtyValues: true })
    setVersion(newer.version)
    setNotice(`${message} Your own changes are still here; save again to keep them.`)
  }

  return { form, notice, pending: form.formState.isSubmitting, onSubmit: form.handleSubmit(submit) }
}
