import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * `import { Plus } from 'lucide-react'` as an import of that icon's own module: the library's index imports every icon, so
 * that each would count as used by every page that imports one from there, and would be in the first file of all pages. And each
 * icon as one path: the icons of 25 rows have more than a thousand elements otherwise.
 */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/lucide-react/dist/esm/icons/')) return { code: onePath(code), map: null }
      if (!id.includes('/app/') || !code.includes(`'lucide-react'`)) return undefined
      return { code: importEachIcon(code), map: null }
    },
  }
}

let known: Map<string, string> | undefined

export function importEachIcon(code: string): string {
  return code.replaceAll(/^import \{([^}]*)\} from 'lucide-react'/gm, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => {
        if (name.startsWith('type '))
          return `import type { ${name.slice('type '.length)} } from 'lucide-react'`
        const [exported = '', local = exported] = name.split(' as ')
        const module = (known ??= modulesByName()).get(exported)
        if (!module) throw new Error(`lucide-react has no icon ${exported}`)
        return `import ${local} from 'lucide-react/${module}'`
      })
      .join('; '),
  )
}

/** `ArrowRight` is in `icons/arrow-right`; an icon has several names. */
function modulesByName(): Map<string, string> {
  const index = join(
    dirname(createRequire(import.meta.url).resolve('lucide-react')),
    '../esm/lucide-react.mjs',
  )
  return new Map(
    [...readFileSync(index, 'utf8').matchAll(/^export \{([^}]*)\} from '\.\/(icons\/[^']+)\.mjs'/gm)].flatMap(
      ([, names, module]) =>
        [...names!.matchAll(/default as (\w+)/g)].map(([, name]) => [name!, module!] as const),
    ),
  )
}

type Shape = [tag: string, attributes: Record<string, string>]

/** An icon with a shape that has attributes of its own, a fill for instance, stays as it is. */
export function onePath(code: string): string {
  return code.replace(/(?<=\n {2}node: )\[.*?\n {2}\]/s, (list) => {
    // Its properties are the only names in it, and their values are texts.
    const shapes = JSON.parse(list.replaceAll(/(\w+): (?=")/g, '"$1": ')) as Shape[]
    const paths = shapes.map(pathOf)
    if (paths.length < 2 || paths.includes(undefined)) return list
    return JSON.stringify([['path', { d: paths.join(''), key: 'one' }]])
  })
}

function pathOf([tag, { key: _key, ...attributes }]: Shape): string | undefined {
  const draw = drawings[tag]
  const known = geometry[tag]
  if (!draw || !known || Object.keys(attributes).some((name) => !known.includes(name))) return undefined
  return draw((name) => Number(attributes[name] ?? 0), attributes)
}

const geometry: Record<string, string[]> = {
  path: ['d'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
}

type Draw = (of: (name: string) => number, attributes: Record<string, string>) => string | undefined

const drawings: Record<string, Draw> = {
  path: (_, { d = '' }) => fromAbsolute(d),
  line: (of) => `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`,
  polyline: (_, { points = '' }) => `M${points}`,
  polygon: (_, { points = '' }) => `M${points}z`,
  circle: (of) => ellipse(of('cx'), of('cy'), of('r'), of('r')),
  ellipse: (of) => ellipse(of('cx'), of('cy'), of('rx'), of('ry')),
  rect: (of, { rx, ry }) => {
    const [width, height] = [of('width'), of('height')]
    const across = Math.min(Number(rx ?? ry ?? 0), width / 2)
    const down = Math.min(Number(ry ?? rx ?? 0), height / 2)
    const arc = (x: number, y: number) => (across && down ? `a${across} ${down} 0 0 1 ${x} ${y}` : '')
    return [
      `M${of('x') + across} ${of('y')}h${width - 2 * across}${arc(across, down)}v${height - 2 * down}`,
      `${arc(-across, down)}h${2 * across - width}${arc(-across, -down)}v${2 * down - height}${arc(across, -down)}z`,
    ].join('')
  },
}

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

/** A first `m` is absolute, but only at the start of a path; pairs after its own are relative lines. */
function fromAbsolute(path: string): string | undefined {
  if (path.startsWith('M')) return path
  const [whole, x, y] = /^m\s*(-?(?:\d*\.)?\d+)[\s,]*(-?(?:\d*\.)?\d+)\s*/.exec(path) ?? []
  if (whole === undefined) return undefined
  const rest = path.slice(whole.length)
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`
}
