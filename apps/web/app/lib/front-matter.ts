import { parse } from 'yaml'

type MarkdownFile = { head: Readonly<Record<string, unknown>>; body: string }

/** `---`, YAML, `---`, then the text. */
export function readMarkdown(file: string): MarkdownFile {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file)
  if (!match) throw new Error('A Markdown file begins with its head between two lines of ---')
  const [, head = '', body = ''] = match
  return { head: parse(head) as MarkdownFile['head'], body: body.trim() }
}
