import { mailedLinkDays } from '@trusswell/domain/mailed-links.ts'
import { MailButton, MailFrame, MailLink, MailText } from '../../platform/mail-frame.tsx'
import { countWords, senderWords, total, unreadSubject, type UnreadConversation } from './unread-words.ts'

/** Says who wrote and where, not what: the text may be deleted before the mail is read. */
export function UnreadMail(props: {
  name: string
  conversations: UnreadConversation[]
  settingsUrl: string
}) {
  const { conversations } = props
  const [first] = conversations
  return (
    <MailFrame
      preview={unreadSubject(conversations)}
      heading={`You have ${countWords(total(conversations))}`}
    >
      <MailText>Hello {props.name}, you haven’t read these messages yet.</MailText>
      {conversations.map(({ title, count, senders, isInternal, url, answerUrl }) => (
        <MailText key={url}>
          <a href={url}>{title}</a>
          {isInternal ? ', internal notes' : ''}: {countWords(count)} from {senderWords(senders)}
          {answerUrl && conversations.length > 1 && (
            <>
              {'. '}
              <MailLink href={answerUrl}>Read and answer</MailLink>
            </>
          )}
        </MailText>
      ))}
      {first && conversations.length === 1 && (
        <MailButton href={first.answerUrl ?? first.url}>
          {first.answerUrl ? 'Read and answer' : 'Open the conversation'}
        </MailButton>
      )}
      {conversations.some(({ answerUrl }) => answerUrl) && (
        <MailText>
          {conversations.length === 1
            ? `This link works once, without signing in, and expires in ${mailedLinkDays} days.`
            : `Each of these links works once, without signing in, and expires in ${mailedLinkDays} days.`}{' '}
          Please don’t forward this e-mail.
        </MailText>
      )}
      <MailText>
        Choose which e-mails you receive in your <a href={props.settingsUrl}>notification settings</a>.
      </MailText>
    </MailFrame>
  )
}
