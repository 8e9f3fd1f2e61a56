import { RadioGroup } from '../../ui/radio-group.tsx'
import type { MethodChoice } from './payment-methods.ts'

type MethodFieldProps = {
  choices: MethodChoice[]
  value: string
  onChange: (value: string) => void
}

export const MethodField = ({ choices, value, onChange }: MethodFieldProps) => (
  <RadioGroup
    label="Payment method"
    name="payment_method"
    options={choices}
    value={value}
    onChange={onChange}
  />
)
