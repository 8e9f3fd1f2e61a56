import { CurrentPassword } from '@trusswell/domain/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import type { components } from '../../lib/api/schema.gen.ts'
import { session } from '../../lib/session/browser-session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { AccountForm } from './account-form.tsx'
import { ConfirmCode } from './confirm-code.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'
import { devicesKey } from './devices-card.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Setup = components['schemas']['TwoFactorSetup']
type Step = { name: 'password' } | { name: 'code'; setup: Setup } | { name: 'recovery'; codes: string[] }

export function TurnOnTwoFactor({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>({ name: 'password' })
  // Refreshes only when the recovery codes are closed, so that the page behind them doesn't change earlier.
  function close() {
    onClose()
    void session.refresh()
    // The other devices were signed out.
    void queries.invalidateQueries({ queryKey: devicesKey })
  }
  return (
    <Dialog
      title={step.name === 'recovery' ? 'Save your recovery codes' : 'Turn on two-factor authentication'}
      isOpen
      dismissable={false}
      onOpenChange={(open) => !open && close()}
    >
      {step.name === 'password' && (
        <AccountForm
          schema={CurrentPassword}
          defaults={{ current_password: '' }}
          send={(body) => answerOf(api.POST('/api/me/two-factor', { body }))}
          onSent={(setup) => setStep({ name: 'code', setup })}
          button="Continue"
        >
          {(field) => <CurrentPasswordField {...field('current_password')} autoFocus />}
        </AccountForm>
      )}
      {step.name === 'code' && (
        <ConfirmCode
          uri={step.setup.uri}
          onConfirmed={() => setStep({ name: 'recovery', codes: step.setup.recovery_codes })}
        />
      )}
      {step.name === 'recovery' && <RecoveryCodes codes={step.codes} onDone={close} />}
    </Dialog>
  )
}
