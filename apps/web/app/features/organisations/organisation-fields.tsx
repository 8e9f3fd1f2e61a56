import { gstCategoryLabels } from '@trusswell/domain/organisation-values.ts'
import { states } from '@trusswell/domain/states.ts'
import { useField } from '../../lib/forms/use-field.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import { optionsOf } from '../../ui/options-of.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { OrganisationValues } from './organisation-form.ts'
import { organisationLabels, type OrganisationField } from './organisation-labels.ts'

const stateOptions = states.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))
const categories = optionsOf(gstCategoryLabels)

type OrganisationFieldsProps = {
  /** The fields that this person may set. */
  names: readonly OrganisationField[]
}

export function OrganisationFields({ names }: OrganisationFieldsProps) {
  const bound = useField<OrganisationValues>()
  const has = (name: OrganisationField) => names.includes(name)
  const field = (name: OrganisationField) => ({
    label: organisationLabels[name],
    ...bound(name),
    autoComplete: 'off',
  })
  return (
    <>
      {has('display_name') && (
        <TextField
          {...field('display_name')}
          required
          autoFocus
          hint="Shown on projects, in lists and in e-mails"
        />
      )}
      <TextField {...field('legal_name')} optional hint="As registered. Shown on invoices." />
      <TextArea {...field('billing_address')} optional rows={3} />
      <div className="ui-dialog-pair">
        <NativeSelect {...field('gst_category')} options={categories} />
        <NativeSelect {...field('state')} optional placeholder="Not given" options={stateOptions} />
        <TextField {...field('gstin')} figures maxLength={40} hint="15 characters" />
        {has('pan') && <TextField {...field('pan')} optional figures maxLength={40} hint="10 characters" />}
      </div>
      {has('phone') && <TextField {...field('phone')} optional type="tel" inputMode="tel" />}
      {has('notes') && <TextArea {...field('notes')} optional rows={3} hint="Only admins see this." />}
    </>
  )
}
