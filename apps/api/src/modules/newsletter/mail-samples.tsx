import type { ReactElement } from 'react'
import { AlreadySubscribedMail, ConfirmSubscriptionMail, WelcomeMail } from './mails.tsx'

const url =
  'https://www.trusswell.example/newsletter/confirm?token=01a1dcff-ca3c-77a9-ab9d-39f66ba40491.1795000000.sample'

export const mailSamples: Record<string, ReactElement> = {
  'newsletter-confirm': <ConfirmSubscriptionMail url={url} />,
  'newsletter-welcome': <WelcomeMail unsubscribeUrl={url} />,
  'newsletter-already': <AlreadySubscribedMail unsubscribeUrl={url} />,
}
