import { parseSync, type ESTree } from 'vite'

export type ComponentClasses = {
  /** Classes in full. */
  names: Set<string>
  /** `ui-badge-` of `ui-badge-${tone}`. */
  prefixes: Set<string>
  imports: string[]
}

type Node = ESTree.Node

const classProperty = /^(class|\w*[cC]lassName)$/
const classFunction = /^(classNames|\w+Class)$/
const htmlClass = /\bclass="([^"]*)"/g

export function componentClasses(filename: string, code: string): ComponentClasses {
  const { program, module, errors } = parseSync(filename, code)
  if (errors[0]) throw new Error(`${filename}: ${errors[0].message}`)
  const nodes = /class/i.test(code) ? [...walk(program)] : []
  const known = initialisers(nodes)
  const texts = classExpressions(nodes).flatMap((node) => textsOf(node, known))
  const html = nodes.flatMap(htmlTexts)
  const names = [...texts, ...html].flatMap((text) => text.match(/(?<![\w\0-])[\w-]+(?![\w\0-])/g) ?? [])
  const prefixes = texts.flatMap((text) => text.match(/[\w-]+(?=\0)/g) ?? [])
  return {
    names: new Set(names),
    prefixes: new Set(prefixes),
    imports: [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
      ...module.dynamicImports.map(({ moduleRequest }) =>
        code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      ),
    ],
  }
}

function* walk(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const item of node) yield* walk(item)
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    yield node as Node
    for (const value of Object.values(node)) yield* walk(value)
  }
}

function classExpressions(nodes: readonly Node[]): (Node | null)[] {
  return nodes.flatMap((node): Node | null | readonly Node[] => {
    if (node.type === 'JSXAttribute')
      return node.name.type === 'JSXIdentifier' && classProperty.test(node.name.name) ? node.value : []
    if (node.type === 'Property')
      return node.key.type === 'Identifier' && classProperty.test(node.key.name) ? node.value : []
    if (node.type === 'CallExpression')
      return node.callee.type === 'Identifier' && classFunction.test(node.callee.name) ? node.arguments : []
    return []
  })
}

/** The value of a name of this module: `const white = glass ? 'd w' : 'd'`, or the default of a parameter. */
function initialisers(nodes: readonly Node[]) {
  const found = nodes.flatMap((node): [string, Node][] => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      return [[node.id.name, node.init]]
    if (node.type === 'AssignmentPattern' && node.left.type === 'Identifier')
      return [[node.left.name, node.right]]
    return []
  })
  return Map.groupBy(found, ([name]) => name)
}

/** The texts that an expression may come to. A NUL replaces what isn't known. */
function textsOf(
  node: Node | null,
  known: Map<string, [string, Node][]>,
  seen: readonly string[] = [],
): string[] {
  if (!node) return []
  const texts = (inner: Node | null) => textsOf(inner, known, seen)
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') {
    return [
      node.quasis.map(({ value }) => value.cooked).join('\0'),
      ...node.expressions.flatMap((inner, at) => (standsAlone(node, at) ? texts(inner) : [])),
    ]
  }
  if (node.type === 'ConditionalExpression') return [...texts(node.consequent), ...texts(node.alternate)]
  if (node.type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [] : texts(node.left)), ...texts(node.right)]
  if (node.type === 'JSXExpressionContainer' || node.type === 'TSAsExpression') return texts(node.expression)
  if (node.type === 'ArrayExpression') return node.elements.flatMap(texts)
  if (node.type === 'CallExpression') return [...texts(node.callee), ...node.arguments.flatMap(texts)]
  if (node.type === 'MemberExpression') return texts(node.object)
  if (node.type === 'AssignmentPattern') return texts(node.right)
  if (node.type !== 'Identifier' || seen.includes(node.name)) return []
  return (known.get(node.name) ?? []).flatMap(([, value]) => textsOf(value, known, [...seen, node.name]))
}

/** Not a part of a longer name. */
const standsAlone = ({ quasis }: ESTree.TemplateLiteral, at: number) =>
  !/\S$/.test(quasis[at]?.value.raw ?? '') && !/^\S/.test(quasis[at + 1]?.value.raw ?? '')

function htmlTexts(node: Node): string[] {
  const text =
    node.type === 'TemplateElement' ? node.value.cooked : node.type === 'Literal' ? node.value : undefined
  return typeof text === 'string' ? [...text.matchAll(htmlClass)].flatMap(([, names]) => names ?? []) : []
}
