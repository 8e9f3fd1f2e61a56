import { suggestPlace } from '@trusswell/domain/pin-codes.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type FieldName, type ProjectValues, withPin } from './create-values.ts'
import { useStepField } from './use-step-field.ts'

export function SiteStep() {
  const { getValues, setValue } = useFormContext<ProjectValues>()
  const field = useStepField()
  const values = useWatch<ProjectValues>() as ProjectValues
  const address = field('site_address')
  const suggested = suggestPlace(values.site_postal_code)
  const fromPin = (typed: string, found: string | null) =>
    found !== null && typed === found ? { hint: 'Filled in from the PIN code. Change it if it’s wrong.' } : {}
  return (
    <div className="create-fields create-pair">
      <TextArea
        {...address}
        className="create-wide"
        rows={2}
        hint="Plot or door number, road, locality"
        autoComplete="street-address"
        // The address is stored as one line.
        onChange={(event) => {
          event.target.value = event.target.value.replaceAll(/ ?\n\s*/g, ', ')
          void address.onChange(event)
        }}
      />
      <TextField
        {...field('site_postal_code')}
        className="create-wide create-pin"
        figures
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        onChange={({ target }) => {
          const changes = Object.entries(withPin(getValues(), target.value))
          for (const [name, value] of changes) setValue(name as FieldName, value)
        }}
      />
      <TextField
        {...field('site_city')}
        autoComplete="address-level2"
        {...fromPin(values.site_city, suggested.city)}
      />
      <TextField
        {...field('site_state')}
        autoComplete="address-level1"
        {...fromPin(values.site_state, suggested.state)}
      />
    </div>
  )
}
