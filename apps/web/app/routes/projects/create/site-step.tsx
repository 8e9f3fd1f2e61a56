import { suggestPlace } from '@trusswell/domain/pin-codes.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { withPin } from './project-values.ts'
import { stepFields } from './step-fields.ts'
import type { CreateFormState } from './use-create-form.ts'

export function SiteStep({ form }: { form: CreateFormState }) {
  const { input } = stepFields(form)
  const { values, set } = form
  const suggested = suggestPlace(values.site_postal_code)
  const fromPin = (typed: string, found: string | null) =>
    found !== null && typed === found ? { hint: 'From the PIN; write another if it is not right.' } : {}
  return (
    <div className="create-fields create-pair">
      <TextArea
        {...input('site_address')}
        className="create-wide"
        rows={2}
        hint="Plot or door number, road, locality"
        autoComplete="street-address"
        // The stored address is one line.
        onChange={({ target }) => set({ site_address: target.value.replaceAll(/\s*\n\s*/g, ', ') })}
      />
      <TextField
        {...input('site_postal_code')}
        className="create-wide create-pin"
        figures
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        onChange={({ target }) => set(withPin(values, target.value))}
      />
      <TextField
        {...input('site_city')}
        autoComplete="address-level2"
        {...fromPin(values.site_city, suggested.city)}
      />
      <TextField
        {...input('site_state')}
        autoComplete="address-level1"
        {...fromPin(values.site_state, suggested.state)}
      />
    </div>
  )
}
