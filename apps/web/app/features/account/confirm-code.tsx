import { SecondFactor } from '@trusswell/domain/account.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { TextField } from '../../ui/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { QrCode } from './qr-code.tsx'

export function ConfirmCode({ uri, onConfirmed }: { uri: string; onConfirmed: () => void }) {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <div className="two-factor-setup">
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div>
        <p>Scan this with an authenticator app, or type the key into it:</p>
        <p className="two-factor-key">
          <code className="ui-select-all">{secret}</code>
        </p>
        <div className="two-factor-form">
          <AccountForm
            schema={SecondFactor}
            defaults={{ code: '' }}
            send={(body) => answerOf(api.POST('/api/me/two-factor/confirm', { body }))}
            onSent={onConfirmed}
            button="Turn on"
          >
            {(field) => (
              <TextField
                {...field('code')}
                label="Code"
                hint="The 6 digits shown in the app"
                figures
                inputMode="numeric"
                autoComplete="one-time-code"
                autoFocus
              />
            )}
          </AccountForm>
        </div>
      </div>
    </div>
  )
}
