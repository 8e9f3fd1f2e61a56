import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { splitLinks, splitMentions, withoutLinesOf } from '@trusswell/domain/chat-text.ts'
import { Fragment } from 'react'

type MessageTextProps = { message: ChatMessage; names: ReadonlyMap<string, string>; you: string }

/** Plain text. Only links and the names of mentioned people are recognised. */
export function MessageText({ message, names, you }: MessageTextProps) {
  const { content, attachments, mentions } = message
  const text = withoutLinesOf(
    content,
    attachments.map(({ url }) => url),
  )
  if (text === '') return null
  const mentioned = mentions.flatMap((id) => names.get(id) ?? [])
  return (
    <p className="chat-text" dir="auto">
      {splitLinks(text).map(({ text: part, href }, at) => {
        if (href === null) return <Plain key={at} text={part} mentioned={mentioned} own={names.get(you)} />
        const outside = href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' }
        return (
          <a key={at} href={href} {...outside}>
            {part}
          </a>
        )
      })}
    </p>
  )
}

function Plain({ text, mentioned, own }: { text: string; mentioned: string[]; own: string | undefined }) {
  return splitMentions(text, mentioned).map(({ text: piece, isMention }, at) =>
    isMention ? (
      <b key={at} className="chat-mention" data-own={piece.slice(1) === own ? '' : undefined}>
        {piece}
      </b>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    ),
  )
}
