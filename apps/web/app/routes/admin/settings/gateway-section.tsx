import type { Settings } from '@trusswell/domain/settings.ts'
import { FormRadioGroup } from '../../../ui/form-fields.tsx'
import { GatewayPart } from './gateway-part.tsx'
import { MaskedField } from './masked-field.tsx'
import { PaymentMethodParts } from './payment-method-parts.tsx'
import { SecretField } from './secret-field.tsx'
import { Section } from './section.tsx'
import { gatewayNames, settingsLabels } from './settings-labels.ts'

export function GatewaySection({ settings }: { settings: Settings }) {
  const { stripe, razorpay } = settings.paymentGateway
  return (
    <Section id="gateways">
      <div className="settings-part">
        <FormRadioGroup
          name="paymentGateway.preferred"
          label={settingsLabels['paymentGateway.preferred']}
          look="segmented"
          hint="Used first while both are on."
          options={(['razorpay', 'stripe'] as const).map((value) => ({ value, label: gatewayNames[value] }))}
        />
      </div>
      <GatewayPart gateway="stripe">
        <MaskedField name="paymentGateway.stripe.publicKey" label="Public key" placeholder="pk_live_…" />
        <SecretField name="paymentGateway.stripe.secretKey" label="Secret key" stored={stripe.secretKey} />
        <SecretField
          name="paymentGateway.stripe.webhookSecret"
          label="Webhook secret"
          stored={stripe.webhookSecret}
        />
        <SecretField
          name="paymentGateway.stripe.previousWebhookSecret"
          label="Previous webhook secret"
          stored={stripe.previousWebhookSecret}
          isPrevious
        />
      </GatewayPart>
      <GatewayPart gateway="razorpay">
        <MaskedField name="paymentGateway.razorpay.keyId" label="Key ID" placeholder="rzp_live_…" />
        <SecretField
          name="paymentGateway.razorpay.keySecret"
          label="Key secret"
          stored={razorpay.keySecret}
        />
        <SecretField
          name="paymentGateway.razorpay.webhookSecret"
          label="Webhook secret"
          stored={razorpay.webhookSecret}
        />
        <SecretField
          name="paymentGateway.razorpay.previousWebhookSecret"
          label="Previous webhook secret"
          stored={razorpay.previousWebhookSecret}
          isPrevious
        />
      </GatewayPart>
      <PaymentMethodParts />
    </Section>
  )
}
