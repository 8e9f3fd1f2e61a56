import { taskStatusLabels } from '@trusswell/domain/task-values.ts'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import type { ProjectMember } from '@trusswell/domain/team.ts'
import type { Task } from '@trusswell/domain/tasks.ts'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormDatePicker } from '../../../ui/form-fields.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { taskSource } from '../work/work-source.ts'
import { TaskForm, taskLabels, taskValues, taskWord } from './task-form.ts'

type TaskDialogProps = {
  projectId: string
  task: Task | null
  /** For a new task created from a message. */
  from?: { message_id: string; title: string } | undefined
  team: ProjectMember[]
  milestones: Milestone[]
  onSaved: (task: Task) => void
  onClose: () => void
}

const statuses = optionsOf(taskStatusLabels)

export function TaskDialog({ projectId, task, from, team, milestones, onSaved, onClose }: TaskDialogProps) {
  const people = team.map(({ id, name }) => ({ value: id, label: name }))
  const goals = milestones.map(({ id, title }) => ({ value: id, label: title }))
  const form = useRowForm({
    row: task,
    labels: taskLabels,
    valuesOf: taskValues,
    chosen: from ? { title: from.title } : {},
    wordOf: taskWord([...people, ...goals]),
    schema: TaskForm,
    save: ({ body, changes, version, key }) =>
      task
        ? taskSource.edit(projectId, task.id, { ...changes, version })
        : taskSource.add(projectId, { ...body, message_id: from?.message_id ?? null }, key),
    onSaved,
    failed: 'Failed to save task',
  })
  return (
    <FormDialog title={task ? 'Edit Task' : 'New Task'} form={form} onClose={onClose}>
      <TextField label={taskLabels.title} {...form.field('title')} autoComplete="off" autoFocus />
      <div className="ui-dialog-pair">
        <NativeSelect label={taskLabels.status} {...form.field('status')} options={statuses} />
        <NativeSelect
          label={taskLabels.assignee_id}
          optional
          {...form.field('assignee_id')}
          options={people}
          placeholder="Not assigned"
        />
        <NativeSelect
          label={taskLabels.milestone_id}
          optional
          {...form.field('milestone_id')}
          options={goals}
          placeholder="None"
        />
        <FormDatePicker name="due_date" label={taskLabels.due_date} optional />
        <TextField
          label={taskLabels.weight}
          {...form.field('weight')}
          figures
          inputMode="numeric"
          hint="How much it counts towards progress, from 1 to 100"
        />
      </div>
    </FormDialog>
  )
}
