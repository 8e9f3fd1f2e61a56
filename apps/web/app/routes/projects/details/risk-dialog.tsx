import { type Risk, riskCategoryLabels, RiskRequest, riskSeverityLabels } from '@trusswell/domain/risks.ts'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormRadioGroup } from '../../../ui/form-fields.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { riskSource } from '../work/work-source.ts'
import { riskLabels, riskStatusLabels, riskValues, riskWord } from './risk-form.ts'
import { sharedHint } from './shared-with-client.tsx'

type RiskDialogProps = {
  projectId: string
  risk: Risk | null
  onSaved: (risk: Risk) => void
  onClose: () => void
}

export function RiskDialog({ projectId, risk, onSaved, onClose }: RiskDialogProps) {
  const form = useRowForm({
    row: risk,
    labels: riskLabels,
    valuesOf: riskValues,
    wordOf: riskWord,
    schema: RiskRequest,
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
      <Checkbox
        label={riskLabels.shared_with_client}
        hint={sharedHint}
        {...form.field('shared_with_client')}
      />
    </FormDialog>
  )
}
