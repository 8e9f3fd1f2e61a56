import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { useFoundClients } from '../../../features/organisations/use-clients.ts'
import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { wasCancelled } from '../../../lib/api/was-cancelled.ts'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ProjectFields } from './project-fields.tsx'
import { addProject, saveProject } from './project-source.ts'
import {
  newProject,
  ProjectForm,
  projectLabels,
  projectWord,
  valuesOf,
  withManager,
} from './project-values.ts'
import { useStaff } from '../../../features/projects/use-staff.ts'
import './projects.css'

type ProjectDialogProps = {
  /** Null for a new project. */
  project: ProjectCard | null
  onSaved: (project: ProjectCard) => void
  onFailed: (error: unknown) => void
  onClose: () => void
}

/** Stateful per project: pass the id as `key`. */
export function ProjectDialog({ project, onSaved, onFailed, onClose }: ProjectDialogProps) {
  const reauthenticate = useReauthentication()
  const clientName = useFoundClients()
  const staff = useStaff()
  const form = useRowForm({
    row: project,
    valuesOf: (row: ProjectCard | null) => (row ? valuesOf(row) : newProject),
    labels: projectLabels,
    wordOf: (name, value) => {
      if (name === 'organisation_id') return clientName(String(value)) ?? 'Another client'
      if (name === 'project_manager_id')
        return staff.find(({ id }) => id === value)?.name ?? 'Not assigned yet'
      return projectWord(name, value)
    },
    schema: ProjectForm,
    save: ({ body, changes, version, key }) =>
      project
        ? reauthenticate(() =>
            saveProject(project.id, version, withManager(changes, body.project_manager_id)),
          )
        : addProject(body, key),
    onSaved,
    onFailed: (error) => {
      if (!wasCancelled(error)) onFailed(error)
    },
  })
  return (
    <FormDialog
      title={project ? 'Edit Project' : 'Add New Project'}
      form={form}
      saveLabel={project ? 'Save Changes' : 'Create Project'}
      onClose={onClose}
    >
      <ProjectFields project={form.base} />
    </FormDialog>
  )
}
