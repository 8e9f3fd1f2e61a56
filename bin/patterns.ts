import { parseSync, visitorKeys } from 'oxc-parser'

type Node = { type: string; [key: string]: unknown }
export type Pattern = { source: string; flags: string }

/** Every regular expression of a source file. What is only known at run time counts as the letter x. */
export function patternsOf(path: string, code: string): Pattern[] {
  const { program, errors } = parseSync(path, code)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const found: Pattern[] = []
  const constants = new Map<string, Node>()

  function visit(node: Node): void {
    if (node.type === 'VariableDeclarator' && node['init'])
      constants.set(String((node['id'] as Node)['name']), node['init'] as Node)
    const regex = node['regex'] as { pattern: string; flags: string } | undefined
    if (regex) found.push({ source: regex.pattern, flags: regex.flags })
    if (/^(New|Call)Expression$/.test(node.type) && (node['callee'] as Node)['name'] === 'RegExp') {
      const [source, flags] = node['arguments'] as Node[]
      if (source) found.push({ source: textOf(source), flags: flags ? textOf(flags) : '' })
    }
    for (const key of visitorKeys[node.type] ?? [])
      for (const part of [node[key]].flat()) if (part) visit(part as Node)
  }

  function textOf(node: Node): string {
    if (typeof node['value'] === 'string') return node['value']
    const regex = node['regex'] as { pattern: string } | undefined
    if (regex) return regex.pattern
    const isRaw = node.type === 'TaggedTemplateExpression'
    if (isRaw || node.type === 'TemplateLiteral') {
      const { quasis, expressions } = (isRaw ? node['quasi'] : node) as {
        quasis: { value: { raw: string; cooked: string } }[]
        expressions: Node[]
      }
      const parts = quasis.map(({ value }, at) => {
        const next = expressions[at]
        return (isRaw ? value.raw : value.cooked) + (next ? textOf(next) : '')
      })
      return parts.join('')
    }
    if (node.type === 'MemberExpression' && (node['property'] as Node)['name'] === 'source')
      return textOf(node['object'] as Node)
    const constant = node.type === 'Identifier' && constants.get(String(node['name']))
    return constant ? textOf(constant) : 'x'
  }
  visit(program as unknown as Node)
  return found
}
