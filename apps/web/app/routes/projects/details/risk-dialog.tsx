import { riskCategoryLabels, riskSeverityLabels } from '@trusswell/domain/risk-values.ts'
import type { Risk } from '@trusswell/domain/risks.ts'
import type { ProjectMember } from '@trusswell/domain/team.ts'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormDatePicker, FormRadioGroup } from '../../../ui/form-fields.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { riskSource } from '../work/work-source.ts'
import { RiskForm, riskLabels, riskValues, riskWord } from './risk-form.ts'
import { riskStatusLabels } from './risk-status.ts'
import { sharedHint } from './shared-with-client.tsx'

type RiskDialogProps = {
  projectId: string
  team: ProjectMember[]
  risk: Risk | null
  onSaved: (risk: Risk) => void
  onClose: () => void
}

export function RiskDialog({ projectId, team, risk, onSaved, onClose }: RiskDialogProps) {
  // Members without an account aren't staff.
  const people = team.flatMap(({ id, user_id, name }) => (user_id ? [{ value: id, label: name }] : []))
  const form = useRowForm({
    row: risk,
    labels: riskLabels,
    valuesOf: riskValues,
    wordOf: riskWord(people),
    schema: RiskForm,
    save: ({ body, changes, version, key }) =>
      risk
        ? riskSource.edit(projectId, risk.id, { ...changes, version })
        : riskSource.add(projectId, body, key),
    onSaved,
    failed: 'Failed to save risk',
  })
  return (
    <FormDialog title={risk ? 'Edit Risk' : 'New Risk'} form={form} onClose={onClose}>
      <TextField label={riskLabels.title} {...form.field('title')} autoComplete="off" />
      <NativeSelect
        label={riskLabels.category}
        {...form.field('category')}
        options={optionsOf(riskCategoryLabels)}
      />
      <FormRadioGroup
        label={riskLabels.severity}
        look="segmented"
        name="severity"
        options={optionsOf(riskSeverityLabels)}
      />
      <FormRadioGroup
        label={riskLabels.status}
        look="segmented"
        name="status"
        options={optionsOf(riskStatusLabels)}
      />
      <div className="ui-dialog-pair">
        <NativeSelect
          label={riskLabels.owner_id}
          optional
          {...form.field('owner_id')}
          options={people}
          placeholder="No owner"
        />
        <FormDatePicker name="review_on" label={riskLabels.review_on} optional />
      </div>
      <TextArea
        label={riskLabels.mitigation}
        {...form.field('mitigation')}
        rows={3}
        optional
        hint="What you’re doing to prevent it or reduce its impact."
      />
      <Checkbox
        label={riskLabels.shared_with_client}
        hint={sharedHint}
        {...form.field('shared_with_client')}
      />
    </FormDialog>
  )
}
