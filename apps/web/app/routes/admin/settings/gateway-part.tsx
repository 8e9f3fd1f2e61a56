import type { Gateway } from '@trusswell/domain/settings.ts'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useField } from '../../../lib/forms/use-field.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { gatewayNames, type SettingsValues } from './settings-labels.ts'
import { testGateway } from './settings-source.ts'
import { Outcome } from './test-outcome.tsx'
import { useTest } from './use-test.ts'

/** A gateway's switch, its keys while it is on, and a test of the typed or stored keys. */
export function GatewayPart({ gateway, children }: { gateway: Gateway; children: ReactNode }) {
  const field = useField<SettingsValues>()
  const { control, getValues } = useFormContext<SettingsValues>()
  const isOn = useWatch({ control, name: `paymentGateway.${gateway}.enabled` })
  const name = gatewayNames[gateway]
  const { tested, isTesting, run } = useTest(
    () => testGateway(gateway, typedKeys(getValues(), gateway)),
    `The connection to ${name} couldn’t be tested.`,
  )
  const { error: _none, ...enabled } = field(`paymentGateway.${gateway}.enabled`)
  return (
    <div className="settings-part" role="group" aria-label={name}>
      <div className="settings-line">
        <div>
          <h3>{name}</h3>
          {!isOn && <p>Off. Turn it on to enter its keys.</p>}
        </div>
        {isOn && (
          <Button
            tone="secondary"
            size="small"
            pending={isTesting}
            pendingLabel="Testing…"
            onClick={() => run(undefined)}
          >
            Test connection
          </Button>
        )}
        <Switch {...enabled} label="Enabled" aria-label={`${name} enabled`} />
      </div>
      {isOn && (
        <>
          <Outcome tested={tested} />
          <div className="settings-two">{children}</div>
        </>
      )}
    </div>
  )
}

/** A secret that wasn't typed stays as stored. */
function typedKeys({ paymentGateway: { stripe, razorpay } }: SettingsValues, gateway: Gateway) {
  const [keyId, secret] =
    gateway === 'stripe' ? [stripe.publicKey, stripe.secretKey] : [razorpay.keyId, razorpay.keySecret]
  return { keyId, ...(secret ? { secret } : {}) }
}
