import { parseSync, visitorKeys } from 'oxc-parser'

type Node = { type: string; [key: string]: unknown }

// Attributes and arguments whose text isn't shown to anybody.
const technical =
  /^(accept|action|autoComplete|className|d|data-.*|dateTime|fill|form|gradientTransform|height|href|htmlFor|id|inputMode|key|kind|lang|method|name|pattern|points|rel|role|sizes|slot|src|srcSet|stroke.*|style|target|to|tone|transform|type|value|variant|view|viewBox|width)$/
const technicalCalls =
  /^(Error|TypeError|RegExp|URL|info|warn|error|debug|fatal|query|querySelector(All)?|matchMedia)$/
const query = /^\s*(select|insert|update|delete|with|create|alter|drop|set|from|where)\s/i

/** The texts that a source file can show: elements with their inner text as one line, `{…}` for values. */
export function uiStrings(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const found: string[] = []
  const add = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim()
    if (isProse(line)) found.push(line)
  }

  function visit(node: Node): void {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = node['children'] as Node[]
      const isText = children.some((child) => child.type === 'JSXText' && /\p{L}/u.test(textOf(child)))
      if (isText) add(children.map(textOf).join(''))
      for (const part of partsOf(node)) if (!isText || part.type !== 'JSXText') visit(part)
      return
    }
    if (isTechnical(node)) return
    if (node.type === 'JSXText' || node.type === 'TemplateLiteral' || isString(node)) add(textOf(node))
    for (const part of partsOf(node)) visit(part)
  }
  visit(program as unknown as Node)
  return [...new Set(found)]
}

function partsOf(node: Node): Node[] {
  const parts = (visitorKeys[node.type] ?? []).filter((key) => !(key === 'key' && node['computed'] !== true))
  return parts.flatMap((key) => (node[key] ?? []) as Node | Node[]).filter((part) => part !== null)
}

/** As a reader sees it, with inline elements flattened. */
function textOf(node: Node): string {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return String(node['value'])
    case 'JSXElement':
    case 'JSXFragment':
      return (node['children'] as Node[]).map(textOf).join('')
    case 'JSXExpressionContainer': {
      const inner = node['expression'] as Node
      if (inner.type === 'JSXEmptyExpression') return ''
      return isString(inner) || inner.type === 'TemplateLiteral' ? textOf(inner) : '{…}'
    }
    case 'TemplateLiteral':
      return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{…}')
    default:
      return '{…}'
  }
}

const isString = (node: Node) => node.type === 'Literal' && typeof node['value'] === 'string'

function isTechnical(node: Node): boolean {
  if (/^(Import|ExportAll|TS(Literal|TemplateLiteral)Type|TaggedTemplate)/.test(node.type)) return true
  if (node.type === 'JSXAttribute') return technical.test(String((node['name'] as Node)['name']))
  if (node.type === 'Property') return technical.test(String((node['key'] as Node)['name']))
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false
  const callee = node['callee'] as Node
  const name = callee['name'] ?? (callee['property'] as Node | undefined)?.['name']
  return typeof name === 'string' && technicalCalls.test(name)
}

/** Sentences, labels and messages; not identifiers, class names, paths or queries. */
function isProse(text: string): boolean {
  if (query.test(text) || /^[\w-]*[/@#.:][\w./:-]*$/.test(text)) return false
  if (/^\p{Lu}\p{Ll}+/u.test(text)) return true
  return /\p{L} \p{L}/u.test(text) && !/^(?:[a-z][\w-]*-[\w-]*|[a-z]+)(?: [a-z][\w-]*)*$/.test(text)
}
