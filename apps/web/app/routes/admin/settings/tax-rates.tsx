import type { TaxRate } from '@trusswell/domain/settings.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { dayInIndia, daysAfter, todayInIndia } from '../../../lib/dates.ts'
import { useField } from '../../../lib/forms/use-field.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormDatePicker } from '../../../ui/form-fields.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ListMessage } from './list-message.tsx'
import type { SettingsValues } from './settings-labels.ts'

/** Past rates can't be changed, because documents use the rate of their own date. */
export function TaxRates({ rates }: { rates: TaxRate[] }) {
  const field = useField<SettingsValues>()
  const { fields, append, remove } = useFieldArray<SettingsValues, 'upcomingTaxRates'>({
    name: 'upcomingTaxRates',
  })
  const addButton = useRef<HTMLButtonElement>(null)
  const [current, ...earlier] = rates
  const tomorrow = daysAfter(todayInIndia(), 1).slice(0, 10)
  return (
    <div className="settings-part">
      <div className="settings-line">
        <div>
          <h3>Tax rates by date</h3>
          <p>Each invoice uses the rate that applies on its date.</p>
        </div>
        <Button
          ref={addButton}
          tone="secondary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ rate: current?.rate ?? 0, from: '' })}
        >
          Add upcoming rate
        </Button>
      </div>
      {fields.length > 0 && (
        <ul className="settings-rows" aria-label="Upcoming tax rates">
          {fields.map(({ id }, at) => (
            <li key={id}>
              <TextField
                {...field(`upcomingTaxRates.${at}.rate`, { valueAsNumber: true })}
                label="Rate"
                type="number"
                min={0}
                max={100}
                step="any"
                inputMode="decimal"
                figures
                after="%"
              />
              <FormDatePicker name={`upcomingTaxRates.${at}.from`} label="From" minValue={tomorrow} />
              <IconButton
                label={`Remove upcoming rate ${at + 1}`}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => {
                  remove(at)
                  addButton.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <ListMessage name="upcomingTaxRates" />
      <table className="settings-rates">
        <caption className="sr-only">Tax rates so far</caption>
        <thead>
          <tr>
            <th scope="col">Rate</th>
            <th scope="col">From</th>
            <th scope="col">
              <span className="sr-only">Status</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {current && <RateRow rate={current} isCurrent />}
          {earlier.map((rate) => (
            <RateRow key={rate.from} rate={rate} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RateRow({ rate: { rate, from }, isCurrent = false }: { rate: TaxRate; isCurrent?: boolean }) {
  return (
    <tr>
      <th scope="row" className="figures">
        {rate}%
      </th>
      <td className="figures">{dayInIndia(from)}</td>
      <td>{isCurrent ? <Badge tone="ok">In use</Badge> : <Badge>Earlier</Badge>}</td>
    </tr>
  )
}
