import type { Milestone } from '@trusswell/domain/milestones.ts'
import type { ProjectMember } from '@trusswell/domain/team.ts'
import { type Task, taskStatusLabels } from '@trusswell/domain/tasks.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useWorkForm } from '../work/use-work-form.ts'
import { WorkDialog } from '../work/work-dialog.tsx'
import { taskSource } from '../work/work-source.ts'
import { parseTask, taskLabels, taskValues, taskWord } from './task-form.ts'

type TaskDialogProps = {
  projectId: string
  task: Task | null
  team: ProjectMember[]
  milestones: Milestone[]
  onSaved: (task: Task) => void
  onClose: () => void
}

const statuses = Object.entries(taskStatusLabels).map(([value, label]) => ({ value, label }))

export function TaskDialog({ projectId, task, team, milestones, onSaved, onClose }: TaskDialogProps) {
  const people = team.map(({ id, name }) => ({ value: id, label: name }))
  const goals = milestones.map(({ id, title }) => ({ value: id, label: title }))
  const form = useWorkForm({
    row: task,
    labels: taskLabels,
    valuesOf: taskValues,
    wordOf: taskWord([...people, ...goals]),
    parse: parseTask,
    save: (body, version, key) =>
      task ? taskSource.edit(projectId, task.id, { ...body, version }) : taskSource.add(projectId, body, key),
    onSaved,
    failed: 'Failed to save task',
  })
  return (
    <WorkDialog title={task ? 'Edit Task' : 'New Task'} form={form} onClose={onClose}>
      <TextField label={taskLabels.title} {...form.input('title')} autoComplete="off" autoFocus />
      <div className="work-pair">
        <NativeSelect label={taskLabels.status} {...form.input('status')} options={statuses} />
        <NativeSelect
          label={taskLabels.assignee_id}
          optional
          {...form.input('assignee_id')}
          options={people}
          placeholder="Nobody yet"
        />
        <NativeSelect
          label={taskLabels.milestone_id}
          optional
          {...form.input('milestone_id')}
          options={goals}
          placeholder="None"
        />
        <DatePicker label={taskLabels.due_date} optional {...form.day('due_date')} />
        <TextField
          label={taskLabels.weight}
          {...form.input('weight')}
          figures
          inputMode="numeric"
          hint="Its share of the whole, 1 to 100"
        />
      </div>
    </WorkDialog>
  )
}
