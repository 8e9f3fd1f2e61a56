import { createRequire } from 'node:module'

type Font = {
  unitsPerEm: number
  hasGlyphForCodePoint(code: number): boolean
  glyphForCodePoint(code: number): { advanceWidth: number; path: { commands: Command[] } }
}
type Command = { command: string; args: number[] }

const require = createRequire(import.meta.url)
const { openSync } = require('fontkit') as { openSync: (path: string) => Font }
let opened: Font | undefined
const font = () =>
  (opened ??= openSync(
    require.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2'),
  ))

// As ink.css sets `.ill text`.
const size = 11
const spacing = 0.02 * size

/** A file has no access to the page's fonts: its text becomes outlines of the same letters. */
export const outlineText = (svg: string): string =>
  svg.replaceAll(/<text([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
    const number = (name: string) => Number(read(name)?.replace('em', '') ?? 0)
    const classes = ['text', read('class')].filter(Boolean).join(' ')
    const transform = read('transform')
    const anchor = { middle: 0.5, end: 1 }[read('text-anchor') ?? ''] ?? 0
    const x = number('x') - anchor * widthOf(text)
    const y = number('y') + number('dy') * size
    return `<path class="${classes}"${transform ? ` transform="${transform}"` : ''} d="${outline(text, x, y)}"/>`
  })

const advance = (letter: string) => (glyph(letter).advanceWidth / font().unitsPerEm) * size + spacing
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + advance(letter), 0)

function glyph(letter: string) {
  const code = letter.codePointAt(0)!
  if (!font().hasGlyphForCodePoint(code)) throw new Error(`The drawings' font has no "${letter}"`)
  return font().glyphForCodePoint(code)
}

function outline(text: string, x: number, y: number): string {
  let left = x
  return [...text]
    .map((letter) => {
      const shape = letterShape(letter)
      const start = `M${short(left)} ${short(y)}`
      left += advance(letter)
      return shape && start + shape
    })
    .join('')
}

/** In steps relative to its position: a letter that returns is the same text again and compresses to nothing. */
function letterShape(letter: string): string {
  const k = size / font().unitsPerEm
  const verbs: Record<string, string> = {
    moveTo: 'm',
    lineTo: 'l',
    quadraticCurveTo: 'q',
    bezierCurveTo: 'c',
  }
  let [penX, penY, startX, startY] = [0, 0, 0, 0]
  return glyph(letter)
    .path.commands.map(({ command, args }) => {
      if (command === 'closePath') {
        ;[penX, penY] = [startX, startY]
        return 'z'
      }
      const steps = args.map((value, i) => round(i % 2 === 0 ? value * k - penX : -value * k - penY))
      penX = round(penX + steps.at(-2)!)
      penY = round(penY + steps.at(-1)!)
      if (command === 'moveTo') [startX, startY] = [penX, penY]
      return verbs[command]! + steps.map(short).join(' ')
    })
    .join('')
    .replaceAll(/ (?=-)|(?<=\.\d) (?=\.)/g, '')
}

const round = (value: number) => Math.round(value * 10) / 10
const short = (value: number) => String(round(value)).replace(/^(-?)0\./, '$1.')
