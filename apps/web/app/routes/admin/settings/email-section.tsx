import type { Settings } from '@trusswell/domain/settings.ts'
import { useField } from '../../../lib/forms/use-field.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { SecretField } from './secret-field.tsx'
import { Section } from './section.tsx'
import { settingsLabels as labels, type SettingsValues } from './settings-labels.ts'
import { TestMail } from './test-mail.tsx'

export function EmailSection({ settings }: { settings: Settings }) {
  const field = useField<SettingsValues>()
  return (
    <Section id="email" note="Without a host, the server’s own mail configuration is used">
      <div className="settings-part settings-two">
        <TextField
          {...field('emailSettings.smtpHost')}
          label={labels['emailSettings.smtpHost']}
          autoComplete="off"
          spellCheck={false}
          placeholder="smtp.example.com"
        />
        <TextField
          {...field('emailSettings.smtpPort', { valueAsNumber: true })}
          label={labels['emailSettings.smtpPort']}
          type="number"
          min={1}
          max={65_535}
          step={1}
          inputMode="numeric"
          figures
        />
        <TextField
          {...field('emailSettings.smtpUser')}
          label={labels['emailSettings.smtpUser']}
          autoComplete="off"
          spellCheck={false}
        />
        <SecretField
          name="emailSettings.smtpPass"
          label={labels['emailSettings.smtpPass']}
          stored={settings.emailSettings.smtpPass}
        />
        <TextField
          {...field('emailSettings.fromEmail')}
          label={labels['emailSettings.fromEmail']}
          type="email"
          autoComplete="off"
        />
        <TextField
          {...field('emailSettings.fromName')}
          label={labels['emailSettings.fromName']}
          autoComplete="off"
        />
      </div>
      <TestMail />
    </Section>
  )
}
