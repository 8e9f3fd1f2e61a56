import { notificationKinds, type NotificationPreference } from '@trusswell/domain/notifications.ts'

type PreferenceTableProps = {
  preferences: NotificationPreference[]
  onChange: (preferences: NotificationPreference[]) => void
}

const channels = [
  { name: 'in_app', label: 'In app' },
  { name: 'email', label: 'E-mail' },
  { name: 'digest', label: 'Daily digest' },
] as const

export function PreferenceTable({ preferences, onChange }: PreferenceTableProps) {
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
          <tr key={preference.kind}>
            <th scope="row">{notificationKinds[preference.kind].label}</th>
            {channels.map(({ name, label }) => (
              <td key={name}>
                <label>
                  <input
                    type="checkbox"
                    className="ui-checkbox"
                    aria-label={`${notificationKinds[preference.kind].label}: ${label}`}
                    checked={preference[name]}
                    onChange={({ target }) =>
                      onChange(
                        preferences.map((each) =>
                          each === preference ? { ...each, [name]: target.checked } : each,
                        ),
                      )
                    }
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
