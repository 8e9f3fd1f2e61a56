import { priorityLabels, projectStatusLabels, type Project } from '@trusswell/domain/projects.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useWorkForm } from '../work/use-work-form.ts'
import { WorkDialog } from '../work/work-dialog.tsx'
import { parseProject, projectLabels, projectValues, projectWord } from './project-form.ts'
import { patchProject } from './project-source.ts'
import { useProjectSaved } from './use-project-saved.ts'

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** What staff change while the work goes on. */
export function ProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const form = useWorkForm({
    row: project,
    labels: projectLabels,
    valuesOf: projectValues,
    wordOf: projectWord,
    parse: parseProject(project),
    save: (body, version) => patchProject(project.id, { ...body, version }),
    onSaved: useProjectSaved('Project updated successfully', onClose),
    failed: 'Failed to save project',
  })
  return (
    <WorkDialog title="Edit Project" form={form} onClose={onClose}>
      <TextField label={projectLabels.title} {...form.input('title')} autoComplete="off" />
      <TextArea label={projectLabels.description} {...form.input('description')} />
      <div className="work-pair">
        <NativeSelect
          label={projectLabels.status}
          {...form.input('status')}
          options={options(projectStatusLabels)}
        />
        <TextField label={projectLabels.current_phase} {...form.input('current_phase')} autoComplete="off" />
        <NativeSelect
          label={projectLabels.priority}
          {...form.input('priority')}
          options={options(priorityLabels)}
        />
        <DatePicker
          label={projectLabels.end_date}
          optional
          {...form.day('end_date')}
          hint="Without one the estimate counts"
        />
      </div>
    </WorkDialog>
  )
}
