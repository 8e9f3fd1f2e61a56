import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { Application, StatusMail } from '@trusswell/domain/applications.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { zodResolver } from '../../lib/forms/zod-resolver.ts'
import {
  type ApplicationValues,
  changesOf,
  type Editable,
  fieldsOf,
  type ParsedApplication,
  valuesOf,
} from './application-values.ts'

export type ApplicationFormSource = {
  application: Application
  editable: Editable
  /** Chosen on the board, before the dialog. */
  nextStatus?: Application['status'] | undefined
  save: (
    id: string,
    version: number,
    changes: ParsedApplication & { mail?: StatusMail },
  ) => Promise<Application>
  /** The row as it is now, asked for when somebody else changed it. */
  reload: (id: string) => Promise<Application>
  onSaved: (application: Application) => void
  onFailed: (error: unknown) => void
}

const schemas = { all: z.object(fieldsOf.all), progress: z.object(fieldsOf.progress) }

export function useApplicationForm(source: ApplicationFormSource) {
  const { application, editable, nextStatus, save, reload, onSaved, onFailed } = source
  const [base, setBase] = useState(application)
  const [notice, setNotice] = useState('')
  const form = useForm<ApplicationValues, unknown, ParsedApplication>({
    defaultValues: { ...valuesOf(application, editable), ...(nextStatus ? { status: nextStatus } : {}) },
    resolver: zodResolver<ParsedApplication>(schemas[editable] as z.ZodType<ParsedApplication>) as never,
  })
  // Read here, or the form doesn't keep track of it.
  const { dirtyFields, isSubmitting } = form.formState

  async function send(values: ParsedApplication, mail: StatusMail | null) {
    setNotice('')
    const changes = {
      ...changesOf(values, dirtyFields),
      ...(values.status && values.status !== base.status ? { status: values.status } : {}),
    }
    try {
      onSaved(await save(base.id, base.version, { ...changes, ...(mail ? { mail } : {}) }))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale_version') return showNewer(error.message)
      if (error instanceof ApiError) tellFields(error.fields)
      onFailed(error)
    }
  }

  async function showNewer(message: string) {
    const newer = await reload(base.id).catch(() => undefined)
    if (!newer) return onFailed(null)
    // What was typed and chosen stays; everything else shows what the colleague wrote.
    const chosen = form.getValues('status')
    form.reset(valuesOf(newer, editable), { keepDirtyValues: true })
    if (chosen !== base.status) form.setValue('status', chosen)
    setBase(newer)
    setNotice(`${message} Your own changes are still here; save again to keep them.`)
  }

  function tellFields(fields: Record<string, string>) {
    for (const [name, message] of Object.entries(fields))
      if (name in fieldsOf[editable]) form.setError(name as keyof ApplicationValues, { message })
  }

  return { form, base, notice, pending: isSubmitting, send }
}
