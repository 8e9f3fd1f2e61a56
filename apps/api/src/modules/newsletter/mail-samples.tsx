import type { ReactElement } from 'react'
import { AlreadySubscribedMail, ConfirmSubscriptionMail, IssueMail, WelcomeMail } from './mails.tsx'

const url =
  'https://www.trusswell.example/newsletter/confirm?token=01a1dcff-ca3c-77a9-ab9d-39f66ba40491.1795000000.sample'

const issue = `Rooftop units fail in the first week of rain more often than in the three months after it. Most of these
failures can be **seen in May**.

## What to look at

- Drain pans and their slope
- Gaskets of access panels, *including* the ones behind the filter
- Cable glands that face west

## In this order

1. Switch off at the isolator.
2. Take photographs before you touch anything.
3. Write down the \`model\` and the serial number.

More is in [our article on facility management](https://www.trusswell.example/blog/facility-management-best-practices).`

export const mailSamples: Record<string, ReactElement> = {
  'newsletter-confirm': <ConfirmSubscriptionMail url={url} />,
  'newsletter-welcome': <WelcomeMail unsubscribeUrl={url} />,
  'newsletter-already': <AlreadySubscribedMail unsubscribeUrl={url} />,
  'newsletter-issue': (
    <IssueMail
      subject="Before the monsoon: five checks for rooftop units"
      body={issue}
      pageUrl="https://www.trusswell.example/newsletter/before-the-monsoon"
      unsubscribeUrl={url}
    />
  ),
}
