import type { ReactElement } from 'react'
import { UnreadMail } from './mails.tsx'

const page = 'https://www.trusswell.example/dashboard/projects/01a1dcff-ca3c-77a9-ab9d-39f66ba40491?tab=chat'

const answer = 'https://www.trusswell.example/answer?token=sample'

export const mailSamples: Record<string, ReactElement> = {
  'chat-unread-one': (
    <UnreadMail
      name="Anand Deshpande"
      conversations={[
        {
          title: 'Golkonda Tech Park, Block C',
          count: 2,
          senders: ['Suresh Reddy'],
          isInternal: false,
          url: page,
          answerUrl: answer,
        },
      ]}
      settingsUrl="https://www.trusswell.example/client/settings"
    />
  ),
  'chat-unread': (
    <UnreadMail
      name="Anand Deshpande"
      conversations={[
        {
          title: 'Golkonda Tech Park, Block C',
          count: 4,
          senders: ['Lakshmi Iyer', 'Ravi Teja', 'Suresh Reddy', 'Vikram Shetty'],
          isInternal: false,
          url: page,
          answerUrl: answer,
        },
        {
          title: 'Deccan Spinning Mills, chiller plant',
          count: 1,
          senders: ['Suresh Reddy'],
          isInternal: false,
          url: `${page}&`,
          answerUrl: answer,
        },
      ]}
      settingsUrl="https://www.trusswell.example/client/settings"
    />
  ),
}
