import { milestoneStatusLabels } from '@trusswell/domain/milestone-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import type { Actor } from '@trusswell/domain/actor.ts'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import { can } from '@trusswell/domain/policy.ts'
import { todayInIndia } from '../../../lib/dates.ts'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormDatePicker } from '../../../ui/form-fields.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { milestoneSource } from '../work/work-source.ts'
import { milestoneForm, milestoneLabels, milestoneValues, milestoneWord } from './milestone-form.ts'

type MilestoneDialogProps = {
  projectId: string
  actor: Actor
  milestone: Milestone | null
  onSaved: (milestone: Milestone) => void
  onClose: () => void
}

export function MilestoneDialog({ projectId, actor, milestone, onSaved, onClose }: MilestoneDialogProps) {
  const weighs = can.weighMilestones(actor)
  const explains = can.editWork(actor)
  const form = useRowForm({
    row: milestone,
    labels: milestoneLabels,
    valuesOf: milestoneValues,
    wordOf: milestoneWord,
    schema: (before) => milestoneForm({ before, today: todayInIndia(), weighs, explains }),
    save: ({ body: { reason, ...body }, version, key }) =>
      milestone
        ? milestoneSource.edit(projectId, milestone.id, { ...body, version, reason })
        : milestoneSource.add(projectId, body, key),
    onSaved,
    failed: 'Failed to save milestone',
  })
  const statuses = optionsOf(milestoneStatusLabels).filter(
    ({ value }) => value !== 'completed' || can.completeMilestones(actor),
  )
  const completes = form.form.watch('status') === 'completed' && form.base?.status !== 'completed'
  const moved = form.base !== null && form.form.watch('due_date') !== form.base.due_date
  return (
    <FormDialog
      title={milestone ? 'Edit Milestone' : 'New Milestone'}
      form={form}
      onClose={onClose}
      {...(milestone ? { note: `Baseline ${formatDay(milestone.baseline_date)}` } : {})}
    >
      <TextField label={milestoneLabels.title} {...form.field('title')} autoComplete="off" autoFocus />
      <TextArea label={milestoneLabels.description} {...form.field('description')} rows={3} />
      <div className="ui-dialog-pair">
        <FormDatePicker name="due_date" label={milestoneLabels.due_date} />
        <NativeSelect
          label={milestoneLabels.status}
          {...form.field('status')}
          options={statuses}
          hint={completes ? 'The client will be asked to accept it.' : undefined}
        />
        {weighs && (
          <TextField
            label={milestoneLabels.weight}
            {...form.field('weight')}
            figures
            inputMode="numeric"
            hint="How much it counts towards progress, from 1 to 100"
          />
        )}
      </div>
      {moved && (
        <TextField
          label={milestoneLabels.reason}
          {...form.field('reason')}
          optional={!explains}
          autoComplete="off"
          hint="Everyone on the project sees it with the earlier dates."
        />
      )}
    </FormDialog>
  )
}
