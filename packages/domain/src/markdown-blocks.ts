import { marked, type Token, type Tokens } from 'marked'
import { markdownProblem } from './markdown-bounds.ts'

/** Formatted text as data, which a page can render without a parser and without HTML. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em' | 'code'; inner: Inline[] }
  | { kind: 'link'; href: string; inner: Inline[] }
  | { kind: 'break' }
export type Block =
  { kind: 'paragraph' | 'heading'; inner: Inline[] } | { kind: 'list'; ordered: boolean; items: Inline[][] }

/** What staff write about a position. HTML in it stays text, of a picture its description, and a link leads to the web or to a mailbox only. */
export function markdownBlocks(markdown: string): Block[] {
  // Texts that were stored before the bounds.
  if (markdownProblem(markdown) !== null) return plainParagraphs(markdown)
  try {
    return marked.lexer(markdown).flatMap(blockOf)
  } catch {
    return plainParagraphs(markdown)
  }
}

const plainParagraphs = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'paragraph', inner: [{ kind: 'text', text: paragraph.trim() }] }))

/** The first paragraph as plain words, for cards and search engines. */
export function plainLead(markdown: string): string {
  const first = markdownBlocks(markdown).find(({ kind }) => kind === 'paragraph')
  return first && first.kind !== 'list' ? first.inner.map(wordsOf).join('') : ''
}

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
    case 'hr':
      return []
    case 'heading':
      return [{ kind: 'heading', inner: inlinesOf(token.tokens) }]
    case 'paragraph':
      return [{ kind: 'paragraph', inner: inlinesOf(token.tokens) }]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ kind: 'list', ordered, items: items.map(({ tokens }) => inlinesOf(tokens)) }]
    }
    case 'blockquote':
      return (token.tokens ?? []).flatMap(blockOf)
    default:
      return [{ kind: 'paragraph', inner: [{ kind: 'text', text: token.raw.trim() }] }]
  }
}

function inlinesOf(tokens: Token[] | undefined): Inline[] {
  return (tokens ?? []).flatMap(inlineOf)
}

function inlineOf(token: Token): Inline[] {
  switch (token.type) {
    case 'strong':
    case 'em':
      return [{ kind: token.type, inner: inlinesOf(token.tokens) }]
    case 'codespan':
      return [{ kind: 'code', inner: [{ kind: 'text', text: (token as Tokens.Codespan).text }] }]
    case 'br':
      return [{ kind: 'break' }]
    case 'link': {
      const inner = inlinesOf(token.tokens)
      const { href } = token as Tokens.Link
      return /^(https?:\/\/|mailto:)/i.test(href) ? [{ kind: 'link', href, inner }] : inner
    }
    case 'image':
      return [{ kind: 'text', text: (token as Tokens.Image).text }]
    case 'text':
    case 'paragraph':
    case 'escape':
      return 'tokens' in token && token.tokens
        ? inlinesOf(token.tokens)
        : [{ kind: 'text', text: (token as Tokens.Text).text }]
    default:
      return [{ kind: 'text', text: token.raw }]
  }
}

function wordsOf(inline: Inline): string {
  if (inline.kind === 'text') return inline.text
  return inline.kind === 'break' ? ' ' : inline.inner.map(wordsOf).join('')
}
