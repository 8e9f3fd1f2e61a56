import type { ProjectDraft } from '@trusswell/domain/projects.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import type { FieldErrors } from '../../../lib/forms/field-errors.ts'
import { showFieldErrors } from '../../../lib/forms/show-field-errors.ts'
import { createDraftSaver } from './draft-saver.ts'
import { deleteDraft, saveDraft } from './draft-source.ts'
import { readUnsaved, storeUnsaved } from './unsaved-draft.ts'
import {
  emptyValues,
  errorsOfStep,
  type FieldName,
  type ProjectValues,
  review,
  valuesOf,
} from './create-values.ts'

/** The form over all its steps: the step is in the URL, and typed text is saved on the server. */
export function useCreateForm(draft: ProjectDraft | null, staff: boolean, userId: string) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [unsaved] = useState(() => readUnsaved(userId, draft?.revision ?? 0))
  const form = useForm<ProjectValues>({ defaultValues: valuesOf((unsaved ?? draft)?.fields ?? {}) })
  const values = useWatch({ control: form.control }) as ProjectValues
  const [saver] = useState(() => createDraftSaver(saveDraft, draft, (each) => storeUnsaved(userId, each)))
  const save = useSyncExternalStore(saver.subscribe, saver.get)
  const asked = params.get('step')
  const step = stepIn(asked) ?? (unsaved ?? draft)?.step ?? 1

  // The step that was open on the other device is put into the URL, so that Back and a reload keep it.
  useEffect(() => {
    if (stepIn(asked) === null) void navigate(pathOf(step), { replace: true })
  }, [asked, step, navigate])
  useEffect(() => {
    if (unsaved) saver.change({ step: unsaved.step, fields: unsaved.fields }, { now: true })
  }, [saver, unsaved])
  // Leaving during the pause saves at once.
  useEffect(() => () => void saver.flush(), [saver])
  useEffect(() => {
    const leave = () => void saver.flush()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [saver])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ name }) {
          // Without a field name the whole form was replaced by the stored draft.
          if (!name) return
          form.clearErrors(name as FieldName)
          saver.change({ step, fields: form.getValues() })
        },
      }),
    [form, saver, step],
  )

  function go(to: number) {
    saver.change({ step: to, fields: form.getValues() }, { now: true })
    void navigate(pathOf(to))
  }

  function refuse(errors: FieldErrors) {
    form.clearErrors()
    showFieldErrors(form.setError, errors)
  }

  function next() {
    const errors = errorsOfStep(form.getValues(), step, staff)
    if (Object.keys(errors).length > 0) return refuse(errors)
    go(step + 1)
  }

  return {
    form,
    values,
    refuse,
    step,
    go,
    next,
    save,
    saver,
    startOver: async () => {
      await saver.stop()
      await deleteDraft()
      saver.forget()
      form.reset(emptyValues)
      void navigate(pathOf(1))
    },
    /** The person's choice between both devices' versions. */
    keepMine: () => saver.keepMine({ step, fields: form.getValues() }),
    takeTheirs(theirs: ProjectDraft) {
      saver.takeTheirs()
      form.reset(valuesOf(theirs.fields))
      void navigate(pathOf(theirs.step))
    },
  }
}

export type CreateFormState = ReturnType<typeof useCreateForm>

export const pathOf = (step: number) => ({ search: `?step=${step === review ? 'review' : step}` })

function stepIn(asked: string | null): number | null {
  if (asked === 'review') return review
  return asked !== null && /^[123]$/.test(asked) ? Number(asked) : null
}
