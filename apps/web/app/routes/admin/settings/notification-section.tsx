import type { NotificationSettings } from '@trusswell/domain/settings.ts'
import { useField } from '../../../lib/forms/use-field.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Section } from './section.tsx'
import { settingsLabels, type SettingsValues } from './settings-labels.ts'

type SwitchName = Exclude<keyof NotificationSettings, 'acceptanceReminderDays'>
const switches: { name: SwitchName; hint: string }[] = [
  {
    name: 'emailNotifications',
    hint: 'Turns off all of the e-mails below. Account, security and receipt e-mails are always sent.',
  },
  { name: 'smsNotifications', hint: 'No SMS provider is connected, so no text messages are sent yet.' },
  { name: 'applicationUpdates', hint: 'E-mails to staff about new job applications.' },
  { name: 'paymentUpdates', hint: 'E-mails about payment requests, reminders and confirmations.' },
  { name: 'projectUpdates', hint: 'E-mails about projects, milestones and tasks.' },
]

export function NotificationSection() {
  const field = useField<SettingsValues>()
  return (
    <Section id="notifications" note="E-mails that are off here are off for everyone">
      <ul className="settings-switches">
        {switches.map(({ name, hint }) => {
          const { error: _none, ...input } = field(`notificationSettings.${name}`)
          return (
            <li key={name}>
              <Switch {...input} label={settingsLabels[`notificationSettings.${name}`]} hint={hint} />
            </li>
          )
        })}
      </ul>
      <div className="settings-part settings-two">
        <TextField
          {...field('notificationSettings.acceptanceReminderDays', { valueAsNumber: true })}
          label={settingsLabels['notificationSettings.acceptanceReminderDays']}
          hint="Owners who haven’t accepted or rejected a completed milestone are reminded this often, up to three times."
          type="number"
          min={1}
          max={60}
          inputMode="numeric"
          figures
          after="days"
        />
      </div>
    </Section>
  )
}
