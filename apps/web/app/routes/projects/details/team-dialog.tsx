import { useQuery } from '@tanstack/react-query'
import type { Project } from '@trusswell/domain/projects.ts'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { listManagers, putTeam } from './details-source.ts'
import { knownPeople, teamForm, teamLabels, teamValues } from './team-form.ts'
import { useProjectSaved } from './use-project-saved.ts'

export function TeamDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const managers = useQuery({
    queryKey: ['users', 'managers'],
    queryFn: ({ signal }) => listManagers(signal),
  })
  const known = knownPeople(project, managers.data ?? [])
  const form = useRowForm({
    row: project,
    labels: teamLabels,
    valuesOf: teamValues,
    wordOf: (name, value) =>
      name === 'members' ? value : (known.find(({ id }) => id === value)?.name ?? ''),
    schema: teamForm(known),
    save: ({ body, version }) => putTeam(project.id, { ...body, version }),
    onSaved: useProjectSaved('Team updated successfully', onClose),
    failed: 'Failed to save team',
  })
  const options = known.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormDialog title="Edit Team" form={form} onClose={onClose}>
      <NativeSelect
        label={teamLabels.project_manager_id}
        {...form.field('project_manager_id')}
        options={options}
        placeholder="Not assigned"
        {...(managers.isError ? { hint: 'The list of managers couldn’t be loaded.' } : {})}
      />
      <NativeSelect
        label={teamLabels.site_supervisor_id}
        {...form.field('site_supervisor_id')}
        options={options}
        placeholder="Not assigned"
      />
      <TextArea
        label={teamLabels.members}
        optional
        rows={2}
        {...form.field('members')}
        hint="Separate names with commas. People without an account are listed by name only."
      />
    </FormDialog>
  )
}
