import { useId, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDatePicker } from '../../../ui/form-fields.tsx'
import { GroupedField } from '../../../ui/grouped-field.tsx'
import { fieldLabels, type ProjectValues } from './create-values.ts'
import { costHint, dateHint, durationHint } from './scope-hints.ts'
import { useStepField } from './use-step-field.ts'

export function ScopeStep() {
  const field = useStepField()
  const values = useWatch<ProjectValues>() as ProjectValues
  return (
    <div className="create-groups">
      <Group title="Size" columns={3}>
        <GroupedField {...field('plot_area')} after="sq ft" />
        <GroupedField {...field('built_up_area')} after="sq ft" />
        <GroupedField {...field('number_of_floors')} inputMode="numeric" hint="Ground floor included" />
      </Group>
      <Group title="Cost" columns={1}>
        <GroupedField {...field('estimated_cost')} before="₹" hint={costHint(values)} />
      </Group>
      <Group title="Dates" columns={2}>
        <FormDatePicker name="start_date" label={fieldLabels.start_date} hint={dateHint(values)} />
        <GroupedField
          {...field('estimated_duration')}
          inputMode="numeric"
          after="days"
          hint={durationHint(values)}
        />
      </Group>
    </div>
  )
}

function Group({ title, columns, children }: { title: string; columns: number; children: ReactNode }) {
  const id = useId()
  return (
    <div className="create-group" role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className="create-columns" data-columns={columns}>
        {children}
      </div>
    </div>
  )
}
