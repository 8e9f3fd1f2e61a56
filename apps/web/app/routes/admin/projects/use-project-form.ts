import type { AdminProjectRequest, ProjectCard } from '@trusswell/domain/projects.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../lib/api/api-error.ts'
import { createKeyPerContent } from '../../../lib/forms/key-per-content.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { addProject, readProject, saveProject } from './project-source.ts'
import { changesOf, newProject, ProjectForm, type ProjectValues, valuesOf } from './project-values.ts'

export type ProjectFormSource = {
  /** Left out for a new one. */
  project?: ProjectCard
  onSaved: (project: ProjectCard) => void
  onFailed: (error: unknown) => void
}

export function useProjectForm({ project, onSaved, onFailed }: ProjectFormSource) {
  const [version, setVersion] = useState(project?.version ?? 0)
  const [notice, setNotice] = useState('')
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const form = useForm({
    defaultValues: project ? valuesOf(project) : newProject,
    resolver: zodResolver<AdminProjectRequest>(ProjectForm),
  })
  const { dirtyFields, isSubmitting } = form.formState

  async function submit(values: AdminProjectRequest) {
    setNotice('')
    try {
      onSaved(
        project
          ? await saveProject(project.id, version, changesOf(values, dirtyFields))
          : await addProject(values, keyOf(values)),
      )
    } catch (error) {
      if (project && error instanceof ApiError && error.code === 'stale_version') {
        return showNewer(project.id, error.message)
      }
      const fields = Object.entries(error instanceof ApiError ? error.fields : {})
      fields.forEach(([name, message], at) => {
        form.setError(name as keyof ProjectValues, { message }, { shouldFocus: at === 0 })
      })
      if (fields.length === 0) onFailed(error)
    }
  }

  async function showNewer(id: string, message: string) {
    const newer = await readProject(id).catch(() => null)
    if (!newer) return onFailed(null)
    // What was typed stays; everything else shows what the colleague wrote.
    form.reset(valuesOf(newer), { keepDirtyValues: true })
    setVersion(newer.version)
    setNotice(`${message} Your own changes are still here; save again to keep them.`)
  }

  return { form, notice, pending: isSubmitting, onSubmit: form.handleSubmit(submit) }
}
