import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../lib/api/api-error.ts'
import { zodResolver } from '../../lib/forms/zod-resolver.ts'
import {
  changesOf,
  editableFields,
  valuesOf,
  type ContactChanges,
  type ContactValues,
  type Editable,
  type ParsedContact,
} from './contact-values.ts'

export type ContactFormSource = {
  contact: ContactSubmission
  editable: Editable
  save: (id: string, version: number, changes: ContactChanges) => Promise<ContactSubmission>
  /** The row as it is now, asked for when somebody else changed it. */
  reload: (id: string) => Promise<ContactSubmission | undefined>
  onSaved: (contact: ContactSubmission) => void
  onFailed: (error: unknown) => void
}

export function useContactForm({ contact, editable, save, reload, onSaved, onFailed }: ContactFormSource) {
  const [version, setVersion] = useState(contact.version)
  const [notice, setNotice] = useState('')
  const form = useForm({
    defaultValues: valuesOf(contact, editable),
    resolver: zodResolver<ParsedContact>(editableFields[editable]),
  })
  const { dirtyFields, isSubmitting } = form.formState

  async function submit(values: ParsedContact) {
    setNotice('')
    try {
      onSaved(await save(contact.id, version, changesOf(values, dirtyFields)))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale_version') return showNewer(error.message)
      if (error instanceof ApiError) tellFields(error.fields)
      onFailed(error)
    }
  }

  async function showNewer(message: string) {
    const newer = await reload(contact.id).catch(() => undefined)
    if (!newer) return onFailed(null)
    // What was typed stays; everything else shows what the colleague wrote.
    form.reset(valuesOf(newer, editable), { keepDirtyValues: true })
    setVersion(newer.version)
    setNotice(`${message} Your own changes are still here; save again to keep them.`)
  }

  function tellFields(fields: Record<string, string>) {
    for (const [name, message] of Object.entries(fields)) {
      if (name in editableFields[editable].shape) form.setError(name as keyof ContactValues, { message })
    }
  }

  return { form, notice, pending: isSubmitting, onSubmit: form.handleSubmit(submit) }
}
