import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { SettingsValues } from './settings-labels.ts'
import { testEmail } from './settings-source.ts'
import { Outcome } from './test-outcome.tsx'
import { useTest } from './use-test.ts'

/** Sends with the settings as typed, before they are saved. */
export function TestMail() {
  const { user } = useAuth()
  const { getValues, trigger } = useFormContext<SettingsValues>()
  const [to, setTo] = useState(user?.email ?? '')
  const { tested, isTesting, run } = useTest(
    () => testEmail(to, getValues('emailSettings')),
    'The test e-mail couldn’t be sent.',
  )
  async function send() {
    if (await trigger('emailSettings', { shouldFocus: true })) run(undefined)
  }
  return (
    <div className="settings-part">
      <div className="settings-test">
        <TextField
          label="Send the test e-mail to"
          type="email"
          autoComplete="off"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button tone="secondary" pending={isTesting} pendingLabel="Sending…" onClick={() => void send()}>
          Send test e-mail
        </Button>
      </div>
      <Outcome tested={tested} />
    </div>
  )
}
