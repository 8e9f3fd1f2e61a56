import { useQuery } from '@tanstack/react-query'
import type { Project } from '@trusswell/domain/projects.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useWorkForm } from '../work/use-work-form.ts'
import { WorkDialog } from '../work/work-dialog.tsx'
import { listManagers, putTeam } from './project-source.ts'
import { knownPeople, parseTeamForm, teamLabels, teamValues } from './team-form.ts'
import { useProjectSaved } from './use-project-saved.ts'

export function TeamDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const managers = useQuery({
    queryKey: ['admin', 'users', 'managers'],
    queryFn: ({ signal }) => listManagers(signal),
  })
  const known = knownPeople(project, managers.data ?? [])
  const form = useWorkForm({
    row: project,
    labels: teamLabels,
    valuesOf: teamValues,
    wordOf: (name, value) =>
      name === 'members' ? value : (known.find(({ id }) => id === value)?.name ?? ''),
    parse: parseTeamForm(known),
    save: (body, version) => putTeam(project.id, { ...body, version }),
    onSaved: useProjectSaved('Team updated successfully', onClose),
    failed: 'Failed to save team',
  })
  const options = known.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <WorkDialog title="Edit Team" form={form} onClose={onClose}>
      <NativeSelect
        label={teamLabels.project_manager_id}
        {...form.input('project_manager_id')}
        options={options}
        placeholder="Nobody yet"
        {...(managers.isError ? { hint: 'The list of managers could not be loaded.' } : {})}
      />
      <NativeSelect
        label={teamLabels.site_supervisor_id}
        {...form.input('site_supervisor_id')}
        options={options}
        placeholder="Nobody yet"
      />
      <TextArea
        label={teamLabels.members}
        optional
        rows={2}
        {...form.input('members')}
        hint="Names, separated by commas. Those who are not our people are kept as names."
      />
    </WorkDialog>
  )
}
