import type { Actor } from '@trusswell/domain/actor.ts'
import { type ChangeRequest, ChangeRequestInput, PricedChange } from '@trusswell/domain/change-requests.ts'
import { formatAmount } from '@trusswell/domain/money.ts'
import { can } from '@trusswell/domain/policy.ts'
import { z } from 'zod'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { numberOf } from '../../../ui/group-digits.ts'
import { GroupedField } from '../../../ui/grouped-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { editChange, proposeChange } from './change-source.ts'

type ChangeDialogProps = {
  projectId: string
  actor: Actor
  /** Null for a new change request. */
  change: ChangeRequest | null
  onSaved: (change: ChangeRequest) => void
  onClose: () => void
}

const labels = { title: 'Title', description: 'Description', cost: 'Cost', days: 'Days' } as const
type Values = Record<keyof typeof labels, string>

const valuesOf = (change: ChangeRequest | null): Values => ({
  title: change?.title ?? '',
  description: change?.description ?? '',
  cost: typeof change?.cost_paise === 'number' ? formatAmount(change.cost_paise) : '',
  days: typeof change?.days === 'number' ? String(change.days) : '',
})

/** Staff enter cost and days; an owner says what should change. */
export function ChangeDialog({ projectId, actor, change, onSaved, onClose }: ChangeDialogProps) {
  const prices = can.priceChanges(actor)
  const form = useRowForm<Values, ChangeRequestInput, ChangeRequest>({
    row: change,
    labels,
    valuesOf,
    schema: prices ? PricedForm : ProposalForm,
    save: ({ body, changes, version, key }) =>
      change
        ? editChange(projectId, change.id, { ...changes, version })
        : proposeChange(projectId, body, key),
    onSaved,
    failed: 'Failed to save change request',
  })
  return (
    <FormDialog
      title={titleOf(change)}
      form={form}
      saveLabel={change ? 'Save change request' : 'Send change request'}
      onClose={onClose}
    >
      <TextField label={labels.title} {...form.field('title')} autoComplete="off" autoFocus />
      <TextArea label={labels.description} {...form.field('description')} rows={3} optional />
      {prices ? (
        <div className="ui-dialog-pair">
          <GroupedField
            label={labels.cost}
            {...form.field('cost')}
            inputMode="text"
            before="₹"
            hint="Without GST. Enter a negative amount if the price goes down."
          />
          <TextField
            label={labels.days}
            {...form.field('days')}
            figures
            hint="Number of days the due date moves. Enter 0 if it doesn’t change."
          />
        </div>
      ) : (
        <p>We’ll tell you what it costs and how long it takes before you decide.</p>
      )}
    </FormDialog>
  )
}

function titleOf(change: ChangeRequest | null): string {
  if (!change) return 'New change request'
  return change.cost_paise === null ? 'Set price' : 'Edit change request'
}

const textsOf = (typed: unknown) => {
  const { title, description } = typed as Values
  return { title, description }
}
const ProposalForm = z.preprocess(textsOf, ChangeRequestInput)
const PricedForm = z.preprocess((typed) => {
  const { cost, days } = typed as Values
  return { ...textsOf(typed), cost: numberOf(cost), days: numberOf(days) }
}, PricedChange)
