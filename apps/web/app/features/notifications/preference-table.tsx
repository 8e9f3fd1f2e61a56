import {
  hasChannel,
  type NotificationKind,
  notificationKinds,
  type NotificationPreference,
} from '@trusswell/domain/notifications.ts'
import { useId } from 'react'

type PreferenceTableProps = {
  preferences: NotificationPreference[]
  /** Kinds for which the company doesn't send e-mails. */
  switchedOff: NotificationKind[]
  onChange: (preferences: NotificationPreference[]) => void
}

const channels = [
  { name: 'in_app', label: 'In app' },
  { name: 'email', label: 'E-mail' },
  { name: 'digest', label: 'Daily digest' },
] as const

export function PreferenceTable({ preferences, switchedOff, onChange }: PreferenceTableProps) {
  return (
    <table>
      <caption className="sr-only">Notification preferences</caption>
      <thead>
        <tr>
          <th scope="col">Notify me when</th>
          {channels.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preferences.map((preference) => (
          <PreferenceRow
            key={preference.kind}
            preference={preference}
            hasMails={!switchedOff.includes(preference.kind)}
            onChange={(changed) =>
              onChange(preferences.map((each) => (each === preference ? changed : each)))
            }
          />
        ))}
      </tbody>
    </table>
  )
}

type PreferenceRowProps = {
  preference: NotificationPreference
  hasMails: boolean
  onChange: (changed: NotificationPreference) => void
}

function PreferenceRow({ preference, hasMails, onChange }: PreferenceRowProps) {
  const reasonId = useId()
  const { label: kind } = notificationKinds[preference.kind]
  return (
    <tr>
      <th scope="row">
        {kind}
        {!hasMails && <small id={reasonId}>E-mails about this are switched off for everyone.</small>}
      </th>
      {channels.map(({ name, label }) => {
        const isOff = !hasMails && name !== 'in_app'
        if (!hasChannel(preference.kind, name)) return <NotOffered key={name} />
        return (
          <td key={name}>
            <label>
              <input
                type="checkbox"
                className="ui-checkbox"
                aria-label={`${kind}: ${label}`}
                aria-describedby={isOff ? reasonId : undefined}
                disabled={isOff}
                // The person's choice is stored and applies again when the company turns its setting on.
                checked={preference[name] && !isOff}
                onChange={({ target }) => onChange({ ...preference, [name]: target.checked })}
              />
            </label>
          </td>
        )
      })}
    </tr>
  )
}

const NotOffered = () => (
  <td>
    <span className="sr-only">Not available</span>
  </td>
)
