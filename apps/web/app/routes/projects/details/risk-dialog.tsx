import { type Risk, riskCategoryLabels, riskSeverityLabels } from '@trusswell/domain/risks.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useWorkForm } from '../work/use-work-form.ts'
import { WorkDialog } from '../work/work-dialog.tsx'
import { riskSource } from '../work/work-source.ts'
import { parseRisk, riskLabels, riskStatusLabels, riskValues, riskWord } from './risk-form.ts'

type RiskDialogProps = {
  projectId: string
  risk: Risk | null
  onSaved: (risk: Risk) => void
  onClose: () => void
}

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export function RiskDialog({ projectId, risk, onSaved, onClose }: RiskDialogProps) {
  const form = useWorkForm({
    row: risk,
    labels: riskLabels,
    valuesOf: riskValues,
    wordOf: riskWord,
    parse: parseRisk,
    save: (body, version, key) =>
      risk ? riskSource.edit(projectId, risk.id, { ...body, version }) : riskSource.add(projectId, body, key),
    onSaved,
    failed: 'Failed to save risk',
  })
  return (
    <WorkDialog title={risk ? 'Edit Risk' : 'New Risk'} form={form} onClose={onClose}>
      <TextField label={riskLabels.title} {...form.input('title')} autoComplete="off" />
      <NativeSelect
        label={riskLabels.category}
        {...form.input('category')}
        options={options(riskCategoryLabels)}
      />
      <RadioGroup
        label={riskLabels.severity}
        look="segmented"
        {...form.plain('severity')}
        options={options(riskSeverityLabels)}
      />
      <RadioGroup
        label={riskLabels.status}
        look="segmented"
        {...form.plain('status')}
        options={options(riskStatusLabels)}
      />
    </WorkDialog>
  )
}
