/** The background of a drawing: a card, the page itself, each in both themes, or the blueprint. */
export const grounds = ['card', 'card-dark', 'page', 'page-dark', 'blueprint'] as const
export type Ground = (typeof grounds)[number]

/** `--bg` of tokens.css, where `--ill-paper` has `--surface`. */
const pagePaper = { page: '#f6f8fa', 'page-dark': '#0a1420' }

/** Layout belongs to the page, and text has become outlines. */
const dropped = /^(display|width|height|overflow|font|letter-spacing)$/

/** The rules of ink.css that a drawing uses, with the colours of one ground: a file inherits nothing from its page. */
export function inkStyle(css: string, svg: string, ground: Ground): string {
  const values = inkOf(css, ground)
  const used = new Set([...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')))
  return [...css.matchAll(/(\.ill[^{}]*)\{([^{}]*)\}/g)]
    .map(([, selectors, body]) => {
      const kept = selectors!
        .split(/,\s*(?=\.ill)/)
        .map((selector) =>
          selector
            .trim()
            .replace(/^\.ill /, '')
            .replace(/\btext\b/, '.text'),
        )
        .filter((selector) => classesOf(selector).every((name) => used.has(name)))
      const declarations = body!
        .split(';')
        .map((line) => line.split(':').map((part) => part.trim()))
        .filter(([name, value]) => name && value && !dropped.test(name))
        .map(([name, value]) => `${name}:${resolve(value!, values)}`)
      return kept.length > 0 && declarations.length > 0 ? `${kept.join(',')}{${declarations.join(';')}}` : ''
    })
    .join('')
}

const classesOf = (selector: string) =>
  [...selector.replace(/:is\([^)]*\)/, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name!)

function inkOf(css: string, ground: Ground): Map<string, string> {
  const block = (selector: string) => {
    const [, body] = new RegExp(`^ {2}:where\\(${selector}[^{]*\\{([^}]*)\\}`, 'm').exec(css) ?? []
    if (!body) throw new Error(`ink.css has no block for ${selector}`)
    return [...body.matchAll(/(--ill-\w+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!] as const)
  }
  const values = new Map(block(':root'))
  if (ground.endsWith('dark'))
    for (const [name, value] of block("\\[data-theme='dark'\\]")) values.set(name, value)
  if (ground === 'blueprint') for (const [name, value] of block('\\.blueprint')) values.set(name, value)
  if (ground === 'page' || ground === 'page-dark') values.set('--ill-paper', pagePaper[ground])
  return values
}

/** Without var() and color-mix(): smaller, and readable by every renderer. */
function resolve(value: string, values: Map<string, string>): string {
  let text = value
  while (text.includes('var(')) {
    text = text
      .replaceAll(/var\((--ill-\w+)\)/g, (_, name: string) => {
        const found = values.get(name)
        if (!found) throw new Error(`ink.css uses ${name} without setting it`)
        return found
      })
      .replaceAll(/var\(--[\w-]+, (#\w+)\)/g, '$1')
  }
  const ink = () => resolve('var(--ill-ink)', values)
  return text.replaceAll(
    /color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)/g,
    (_, of: string, share: string, into: string) =>
      mix(of === 'currentColor' ? ink() : of, into, Number(share) / 100),
  )
}

function mix(of: string, into: string, share: number): string {
  const channel = (hex: string, i: number) => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16)
  const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')
  if (into === 'transparent') return `${of}${hex(share * 255)}`
  return `#${[0, 1, 2].map((i) => hex(channel(of, i) * share + channel(into, i) * (1 - share))).join('')}`
}
