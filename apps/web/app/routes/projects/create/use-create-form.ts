import type { ProjectDraft } from '@trusswell/domain/projects.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTypedForm } from '../parts/use-typed-form.ts'
import { createDraftSaver } from './draft-saver.ts'
import { deleteDraft, saveDraft } from './draft-source.ts'
import { emptyValues, errorsOfStep, review, valuesOf, type ProjectValues } from './project-values.ts'

/** The form over all its steps: the step is in the address, what is typed goes to the server. */
export function useCreateForm(draft: ProjectDraft | null, staff: boolean) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const form = useTypedForm(valuesOf(draft?.fields ?? {}))
  const [saver] = useState(() => createDraftSaver(saveDraft, draft))
  const save = useSyncExternalStore(saver.subscribe, saver.get)
  const asked = params.get('step')
  const step = stepIn(asked) ?? draft?.step ?? 1

  // The step that was open on the other device; said in the address, so that Back and a reload keep it.
  useEffect(() => {
    if (stepIn(asked) === null) void navigate(pathOf(step), { replace: true })
  }, [asked, step, navigate])
  // Leaving within the pause saves at once.
  useEffect(() => () => void saver.flush(), [saver])
  useEffect(() => {
    const leave = () => void saver.flush()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [saver])

  const content = (fields: ProjectValues, at = step) => ({ step: at, fields })

  function set(changes: Partial<ProjectValues>) {
    form.set(changes)
    saver.change(content({ ...form.values, ...changes }))
  }

  function go(to: number) {
    saver.change(content(form.values, to), { now: true })
    void navigate(pathOf(to))
  }

  function next() {
    const errors = errorsOfStep(form.values, step, staff)
    if (Object.keys(errors).length > 0) return form.refuse(errors)
    go(step + 1)
  }

  return {
    ...form,
    set,
    step,
    go,
    next,
    save,
    saver,
    startOver: async () => {
      await saver.stop()
      await deleteDraft()
      saver.forget()
      form.replace(emptyValues)
      void navigate(pathOf(1))
    },
    /** The answer to another device's version. */
    keepMine: () => saver.keepMine(content(form.values)),
    takeTheirs(theirs: ProjectDraft) {
      saver.takeTheirs()
      form.replace(valuesOf(theirs.fields))
      void navigate(pathOf(theirs.step))
    },
  }
}

export type CreateFormState = Omit<ReturnType<typeof useCreateForm>, 'form'>

export const pathOf = (step: number) => ({ search: `?step=${step === review ? 'review' : step}` })

function stepIn(asked: string | null): number | null {
  if (asked === 'review') return review
  return asked !== null && /^[123]$/.test(asked) ? Number(asked) : null
}
