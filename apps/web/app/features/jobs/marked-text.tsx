import { Fragment } from 'react'
import type { Block, Inline } from '@trusswell/domain/markdown-blocks.ts'

type MarkedTextProps = { blocks: readonly Block[]; level?: 2 | 3 | 4; className?: string }

/** Renders the result of `markdownBlocks`. */
export function MarkedText({ blocks, level = 3, className }: MarkedTextProps) {
  const Heading = `h${level}` as const
  return (
    <div className={className}>
      {blocks.map((block, index) => {
        if (block.kind !== 'list') {
          const Words = block.kind === 'heading' ? Heading : 'p'
          return <Words key={index}>{inlines(block.inner)}</Words>
        }
        const List = block.ordered ? 'ol' : 'ul'
        return (
          <List key={index}>
            {block.items.map((item, at) => (
              <li key={at}>{inlines(item)}</li>
            ))}
          </List>
        )
      })}
    </div>
  )
}

const inlines = (all: readonly Inline[]) =>
  all.map((inline, index) => <Fragment key={index}>{drawn(inline)}</Fragment>)

function drawn(inline: Inline) {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'break':
      return <br />
    case 'link':
      return (
        <a className="ui-link" href={inline.href} rel="noopener noreferrer nofollow">
          {inlines(inline.inner)}
        </a>
      )
    case 'strong':
    case 'em':
    case 'code': {
      const Mark = inline.kind
      return <Mark>{inlines(inline.inner)}</Mark>
    }
  }
}
