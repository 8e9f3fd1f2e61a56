import { brand } from '@trusswell/domain/brand.ts'
import type { Settings } from '@trusswell/domain/settings.ts'
import { useField } from '../../../lib/forms/use-field.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { OwnGstins } from './own-gstins.tsx'
import { Section } from './section.tsx'
import { settingsLabels as labels, type SettingsValues } from './settings-labels.ts'
import { TaxRates } from './tax-rates.tsx'
import { WorkingHours } from './working-hours.tsx'

export function CompanySection({ settings }: { settings: Settings }) {
  const field = useField<SettingsValues>()
  return (
    <Section id="company" note="Shown on the website, in e-mails and on documents within a minute">
      <div className="settings-part settings-two">
        <TextField
          {...field('companyName')}
          label={labels.companyName}
          autoComplete="organization"
          maxLength={120}
        />
        <TextField
          {...field('contactPhone')}
          label={labels.contactPhone}
          type="tel"
          figures
          autoComplete="off"
          placeholder={`For example, ${brand.phones[0]}`}
        />
        <TextArea
          {...field('companyAddress')}
          className="settings-wide"
          label={labels.companyAddress}
          hint="Each line is shown as a line of the address."
          rows={3}
          placeholder={`For example, ${brand.address.join(', ')}`}
        />
        <TextField
          {...field('contactEmail')}
          label={labels.contactEmail}
          type="email"
          autoComplete="off"
          placeholder={`For example, ${brand.email}`}
        />
        <TextField
          {...field('whatsappNumber')}
          label={labels.whatsappNumber}
          hint="With the country code. The website shows WhatsApp once it is set."
          type="tel"
          figures
          autoComplete="off"
          placeholder="For example, +91 98480 00000"
        />
        <TextField
          {...field('emergencyPhone')}
          label={labels.emergencyPhone}
          hint="Shown on the contact page and in the footer."
          type="tel"
          figures
          autoComplete="off"
        />
        <TextField
          {...field('emergencyHours')}
          label={labels.emergencyHours}
          hint="When the emergency phone is answered, such as “Day and night, every day”."
          autoComplete="off"
          maxLength={80}
        />
        <TextField
          {...field('mapTemplate')}
          className="settings-wide"
          label={labels.mapTemplate}
          hint="Opens on the contact page behind Show map. {address} is replaced by the company address."
          inputMode="url"
          autoComplete="off"
          placeholder={brand.map_template}
        />
        <TextField
          {...field('taxRate', { valueAsNumber: true })}
          label={labels.taxRate}
          type="number"
          min={0}
          max={100}
          step="any"
          inputMode="decimal"
          figures
          after="%"
          hint="Applies from today. For a later date, add an upcoming rate."
        />
      </div>
      <TaxRates rates={settings.taxRates} />
      <OwnGstins />
      <WorkingHours />
    </Section>
  )
}
