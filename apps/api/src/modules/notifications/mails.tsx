import { formatDay } from '@trusswell/domain/days.ts'
import { formatNumber } from '@trusswell/domain/numbers.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { Fragment } from 'react'
import type { MailDetails } from '../../platform/mail-details.ts'
import { MailButton, MailFacts, MailFrame, MailLink, MailNote, MailText } from '../../platform/mail-frame.tsx'
import { unlinked } from '../../platform/unlinked.ts'
import { mostListed } from './office-repository.ts'

export function DigestMail(props: {
  name: string
  day: string
  items: { message: string; url: string }[]
  settingsUrl: string
}) {
  const count = props.items.length
  return (
    <MailFrame preview={props.items[0]?.message ?? ''} heading={`You have ${counted(count, 'update')}`}>
      <MailText>
        Hello {props.name}, here is your summary for {formatDay(props.day)}.
      </MailText>
      {props.items.map((item, index) => (
        <MailText key={index}>
          <a href={item.url}>{item.message}</a>
        </MailText>
      ))}
      <MailText>
        We send this summary on working days at 8 am when there is something new. You can change that in your{' '}
        <a href={props.settingsUrl}>notification settings</a>.
      </MailText>
    </MailFrame>
  )
}

// Of a message in a mail about several.
const mostShown = 300

type OfficeMailItem = { facts: MailDetails['facts']; url: string; isAnswered: boolean }

/** Of what visitors and new clients sent, to whoever takes it on. What they typed is never a link. */
export function OfficeMail(props: {
  heading: string
  /** Of the assignee; the office isn't greeted. */
  name?: string | undefined
  items: OfficeMailItem[]
  /** Above the hour's ceiling. */
  more: number
  listUrl: string
}) {
  const { heading, name, items, more, listUrl } = props
  const [only] = items.length + more === 1 ? items : []
  const values = items.flatMap(({ facts }) => facts.map(([, value]) => value))
  const shown = (value: string) => unlinked(only ? value : shortened(value))
  return (
    <MailFrame preview={heading} heading={heading}>
      {name && <MailText>Hello {name},</MailText>}
      {items.map(({ facts, url }, index) => (
        <Fragment key={index}>
          <MailFacts facts={facts.map(([label, value]) => [label, shown(value)])} />
          {!only && (
            <MailText>
              <MailLink href={url}>View details</MailLink>
            </MailText>
          )}
        </Fragment>
      ))}
      {more > 0 && (
        <MailText>
          {items.length > 0 && 'And '}
          {formatNumber(more)} more. These e-mails list at most {mostListed} an hour.
        </MailText>
      )}
      <MailButton href={only?.url ?? listUrl}>{only ? 'View details' : 'View all'}</MailButton>
      {only?.isAnswered && <MailText>Reply to this e-mail to answer the sender directly.</MailText>}
      {!only && items.some(({ isAnswered }) => isAnswered) && (
        <MailText>To answer one of them, open it and choose “Reply by e-mail”.</MailText>
      )}
      {values.some((value) => unlinked(value) !== value) && (
        <MailNote>
          Web and e-mail addresses have brackets here, so that they can’t be opened by mistake.
        </MailNote>
      )}
    </MailFrame>
  )
}

const shortened = (value: string) =>
  value.length > mostShown ? `${value.slice(0, mostShown).trimEnd()} …` : value
