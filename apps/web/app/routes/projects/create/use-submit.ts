import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { createKeyPerContent } from '../../../lib/forms/key-per-content.ts'
import { createProject, draftKey } from './draft-source.ts'
import { errorsOfStep, firstOpenStep, requestOf, review, stepOfField } from './create-values.ts'
import type { CreateFormState } from './use-create-form.ts'

type Failure = { detail: string; requestId: string | undefined }

export function useSubmit(form: CreateFormState, staff: boolean) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  // Retries of the same form use the same key, so that one project is created.
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function submit() {
    setFailure(null)
    const open = firstOpenStep(form.values, staff)
    if (open !== review) {
      form.go(open)
      return form.refuse(errorsOfStep(form.values, open, staff))
    }
    setPending(true)
    try {
      // A save that arrived after the project was created would leave its draft behind.
      await form.saver.stop()
      const body = requestOf(form.values, staff)
      const project = await createProject(body, keyOf(body))
      queries.removeQueries({ queryKey: draftKey })
      showSuccess('Project created successfully')
      await navigate(`/dashboard/projects/${project.id}`)
    } catch (error) {
      setPending(false)
      setFailure(failureOf(error))
      const [first] = error instanceof ApiError ? Object.keys(error.fields).map(stepOfField) : []
      if (error instanceof ApiError && first) {
        form.go(first)
        form.refuse(error.fields)
      }
    }
  }

  return { pending, failure, submit }
}

function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return { detail: error.message, requestId: error.requestId }
  return { detail: '', requestId: undefined }
}
