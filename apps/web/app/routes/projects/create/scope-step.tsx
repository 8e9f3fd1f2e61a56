import { useId, type ReactNode } from 'react'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { GroupedField } from '../parts/grouped-field.tsx'
import { costHint, dateHint, durationHint } from './scope-hints.ts'
import { stepFields } from './step-fields.ts'
import type { CreateFormState } from './use-create-form.ts'

export function ScopeStep({ form }: { form: CreateFormState }) {
  const { plain, day } = stepFields(form)
  const { values } = form
  return (
    <div className="create-groups">
      <Group title="Size" columns={3}>
        <GroupedField {...plain('plot_area')} after="sq ft" />
        <GroupedField {...plain('built_up_area')} after="sq ft" />
        <GroupedField {...plain('number_of_floors')} inputMode="numeric" hint="Ground floor included" />
      </Group>
      <Group title="Cost" columns={1}>
        <GroupedField {...plain('estimated_cost')} before="₹" hint={costHint(values)} />
      </Group>
      <Group title="Dates" columns={2}>
        <DatePicker {...day('start_date')} hint={dateHint(values)} />
        <GroupedField
          {...plain('estimated_duration')}
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
