import type { Actor } from '@trusswell/domain/actor.ts'
import { type Milestone, milestoneStatusLabels } from '@trusswell/domain/milestones.ts'
import { can } from '@trusswell/domain/policy.ts'
import { todayInIndia } from '../../../lib/day-words.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { shortDay } from '../parts/day-words.ts'
import { useWorkForm } from '../work/use-work-form.ts'
import { WorkDialog } from '../work/work-dialog.tsx'
import { milestoneSource } from '../work/work-source.ts'
import { milestoneLabels, milestoneValues, milestoneWord, parseMilestone } from './milestone-form.ts'

type MilestoneDialogProps = {
  projectId: string
  actor: Actor
  milestone: Milestone | null
  onSaved: (milestone: Milestone) => void
  onClose: () => void
}

export function MilestoneDialog({ projectId, actor, milestone, onSaved, onClose }: MilestoneDialogProps) {
  const weighs = can.weighMilestones(actor)
  const form = useWorkForm({
    row: milestone,
    labels: milestoneLabels,
    valuesOf: milestoneValues,
    wordOf: milestoneWord,
    parse: parseMilestone({ before: milestone, today: todayInIndia(), weighs }),
    save: (body, version, key) =>
      milestone
        ? milestoneSource.edit(projectId, milestone.id, { ...body, version })
        : milestoneSource.add(projectId, body, key),
    onSaved,
    failed: 'Failed to save milestone',
  })
  const statuses = Object.entries(milestoneStatusLabels)
    .filter(([value]) => value !== 'completed' || can.completeMilestones(actor))
    .map(([value, label]) => ({ value, label }))
  return (
    <WorkDialog
      title={milestone ? 'Edit Milestone' : 'New Milestone'}
      form={form}
      onClose={onClose}
      {...(milestone ? { note: `Baseline ${shortDay(milestone.baseline_date)}` } : {})}
    >
      <TextField label={milestoneLabels.title} {...form.input('title')} autoComplete="off" autoFocus />
      <TextArea label={milestoneLabels.description} {...form.input('description')} rows={3} />
      <div className="work-pair">
        <DatePicker label={milestoneLabels.due_date} {...form.day('due_date')} />
        <NativeSelect label={milestoneLabels.status} {...form.input('status')} options={statuses} />
        {weighs && (
          <TextField
            label={milestoneLabels.weight}
            {...form.input('weight')}
            figures
            inputMode="numeric"
            hint="Its share of the whole, 1 to 100"
          />
        )}
      </div>
    </WorkDialog>
  )
}
