import type { Block, Inline } from '@trusswell/domain/markdown-blocks.ts'
import { Fragment, type ReactNode } from 'react'
import { MailHeading, MailLink, MailList, MailText } from './mail-frame.tsx'

/** Draws what `markdownBlocks` made, for a mail. */
export const MailBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => <Fragment key={index}>{blockOf(block)}</Fragment>)

function blockOf(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <MailHeading>{inlines(block.inner)}</MailHeading>
    case 'paragraph':
      return <MailText>{inlines(block.inner)}</MailText>
    case 'list':
      return <MailList ordered={block.ordered} items={block.items.map(inlines)} />
  }
}

const inlines = (all: readonly Inline[]) =>
  all.map((inline, index) => <Fragment key={index}>{inlineOf(inline)}</Fragment>)

function inlineOf(inline: Inline): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'break':
      return <br />
    case 'link':
      return <MailLink href={inline.href}>{inlines(inline.inner)}</MailLink>
    case 'strong':
    case 'em':
    case 'code': {
      const Mark = inline.kind
      return <Mark>{inlines(inline.inner)}</Mark>
    }
  }
}
