import { Checkbox } from '../../ui/checkbox.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Switch } from '../../ui/switch.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { Item } from './item.tsx'

const sectors = [
  { value: 'industrial', label: 'Industrial' },
  { value: 'commercial', label: 'Commercial', hint: 'Offices, retail, hospitality' },
  { value: 'residential', label: 'Residential', disabled: true, hint: 'Not in this district' },
]
const stages = ['Pending', 'Reviewing', 'Interviewed', 'Accepted', 'Rejected'].map((label) => ({
  value: label,
  label,
}))

export function Choices() {
  return (
    <>
      <Item id="checkbox" title="Checkbox">
        <Checkbox label="Call me before you visit" />
        <Checkbox label="Send a copy to me" defaultChecked hint="To the address above" />
        <Checkbox label="I agree to the terms" error="Please agree before you send" />
        <Checkbox label="Not available" disabled />
        <Checkbox label="Not available, and set" disabled defaultChecked />
      </Item>
      <Item id="switch" title="Switch">
        <Switch label="E-mail notifications" defaultChecked />
        <Switch label="Weekly summary" hint="Monday, 9 am" />
        <Switch label="Text messages" disabled hint="No provider is configured" />
      </Item>
      <Item id="radio-group" title="Radio group">
        <RadioGroup label="Sector" name="sector" options={sectors} defaultValue="commercial" />
        <RadioGroup label="Kind of site" name="site" options={sectors} error="Please choose one" />
      </Item>
      <Item id="segments" title="Segmented choice">
        <RadioGroup label="Stage" name="stage" look="segmented" options={stages} defaultValue="Reviewing" />
        <ThemeSwitch />
      </Item>
    </>
  )
}
