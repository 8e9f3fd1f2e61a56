import { Combobox } from '../../ui/combobox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { Item } from './item.tsx'

const roles = [
  { id: 'electrical', label: 'Electrical Engineer' },
  { id: 'hvac', label: 'HVAC Site Engineer', note: 'Two openings' },
  { id: 'solar', label: 'Solar Project Engineer' },
  { id: 'lead', label: 'Housekeeping Lead', disabled: true },
]
const people = Array.from({ length: 60 }, (_, at) => ({
  id: `p${at}`,
  label: `${['Sravani Goud', 'Mohammed Arif', 'Keerthana Shetty', 'Vamshi Krishna'][at % 4]} ${at + 1}`,
}))

export function Pickers() {
  return (
    <>
      <Item id="select" title="Select">
        <Select label="Position" options={roles} defaultValue="hvac" />
        <Select label="Role" options={roles} hint="Decides what they may open" />
        <Select label="Trade" options={roles} error="Please choose a trade" />
        <Select label="Locked" options={roles} defaultValue="solar" isDisabled />
      </Item>
      <Item id="combobox" title="Combobox">
        <Combobox label="Client" options={people} placeholder="Type a name" />
        <Combobox label="Project manager" options={people} defaultValue="p4" optional />
        <Combobox label="Assignee" options={[]} error="Please choose a person" />
      </Item>
      <Item id="date-picker" title="Date picker and date field">
        <DatePicker label="Start date" defaultValue="2026-12-01" hint="Tuesday" />
        <DatePicker label="Due date" minValue="2026-11-15" error="Due date cannot be in the past" />
        <DateField label="Date of birth" optional />
        <DatePicker label="Handover" defaultValue="2027-02-28" isDisabled />
      </Item>
      <Item id="number-field" title="Number field">
        <NumberField
          label="Estimated cost"
          before="₹"
          defaultValue={97_000_000}
          formatOptions={{ minimumFractionDigits: 2 }}
        />
        <NumberField
          label="Number of floors"
          stepper
          minValue={1}
          maxValue={60}
          defaultValue={5}
          hint="Ground floor included"
        />
        <NumberField label="Duration" after="days" defaultValue={0} error="Duration must be at least 1 day" />
      </Item>
    </>
  )
}
