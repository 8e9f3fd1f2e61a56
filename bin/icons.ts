// Renders favicons, the manifest and the default social image from the logo: node bin/icons.ts
import './jsx.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { blueprint, darkInk, ink } from '../apps/web/app/illustrations/ink.ts'
import { flatInk } from '../apps/web/app/illustrations/flat-ink.ts'
import { squareTruss, tagline, truss, wordmark } from '../apps/web/app/illustrations/logo-paths.ts'

type Sharp = (svg: Buffer) => { png(options: object): { toBuffer(): Promise<Buffer> } }

const web = createRequire(new URL('../apps/web/package.json', import.meta.url))
const sharp = web('sharp') as Sharp
const out = new URL('../apps/web/public/', import.meta.url)

mkdirSync(new URL('og/', out), { recursive: true })
write('favicon.svg', favicon())
write('favicon.ico', ico([await png(favicon(), 16), await png(favicon(), 32)]))
write('apple-touch-icon.png', await png(tile(0, 0.66), 180))
write('icon-192.png', await png(tile(72, 0.7), 192))
write('icon-512.png', await png(tile(72, 0.7), 512))
write('icon-maskable-512.png', await png(tile(0, 0.54), 512))
write('site.webmanifest', JSON.stringify(manifest(), null, 2) + '\n')
write('og/default.png', await png(await socialPicture()))

function favicon(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">` +
    `<style>path{fill:none;stroke:${ink['--ill-ink']};stroke-width:4;stroke-miterlimit:2}` +
    `@media (prefers-color-scheme:dark){path{stroke:${darkInk['--ill-ink']}}}</style>` +
    `<path d="${squareTruss}"/></svg>\n`
  )
}

// The mark on blueprint ground. Launchers crop maskable icons to the inner 80 %, so the mark stays well inside.
function tile(radius: number, share: number): string {
  const k = (share * 512) / 32
  const grid = Array.from({ length: 7 }, (_, i) => (i + 1) * 64).map((n) => `M${n} 0V512M0 ${n}H512`)
  return svg(
    512,
    512,
    `<rect width="512" height="512" rx="${radius}" fill="${blueprint.ground}"/>` +
      `<path d="${grid.join('')}" stroke="${blueprint.grid}" stroke-width="2"/>` +
      `<path d="${squareTruss}" fill="none" stroke="${blueprint.text}" stroke-width="3.4" stroke-miterlimit="2"` +
      ` transform="translate(${256 - 16 * k} ${256 - 16 * k}) scale(${k})"/>`,
  )
}

function manifest() {
  const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose })
  return {
    name: 'Trusswell Engineering & Facility Services',
    short_name: 'Trusswell',
    start_url: '/',
    display: 'standalone',
    background_color: blueprint.ground,
    theme_color: blueprint.ground,
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  }
}

async function socialPicture(): Promise<string> {
  const fine = Array.from({ length: 49 }, (_, i) => `M${i * 24 + 24} 0V630`)
  const level = Array.from({ length: 26 }, (_, i) => `M0 ${i * 24 + 15}H1200`)
  return svg(
    1200,
    630,
    `<style>${flatInk()}</style><rect width="1200" height="630" fill="${blueprint.ground}"/>` +
      `<path d="${[...fine, ...level].join('')}" stroke="${blueprint.grid}" stroke-width="1" opacity=".6"/>` +
      `<path d="M24.5 24.5h1151v581h-1151zM600 16v16M600 598v16M16 315h16M1168 315h16" fill="none" stroke="${blueprint.line}"/>` +
      `<path d="${truss}" fill="none" stroke="${blueprint.text}" stroke-width="3.5" stroke-miterlimit="2" transform="translate(77 150) scale(3.4)"/>` +
      `<path d="${wordmark}" fill="${blueprint.text}" transform="translate(77 288) scale(.78)"/>` +
      `<path d="${tagline}" fill="${blueprint.line}" transform="translate(77 412) scale(.43)"/>` +
      (await drawing()),
  )
}

// The hero as the site draws it; its stylesheet is replaced by a flat one.
async function drawing(): Promise<string> {
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
  })
  const { createElement } = web('react') as { createElement: (...args: unknown[]) => unknown }
  const server = web('react-dom/server') as { renderToStaticMarkup(element: unknown): string }
  const scene = new URL('../apps/web/app/illustrations/scenes/hero.tsx', import.meta.url)
  const { Hero } = (await import(scene.href)) as { Hero: unknown }
  const markup = server.renderToStaticMarkup(createElement(Hero))
  return markup.replace('<svg ', '<svg x="610" y="26" width="544" height="580" ')
}

function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`
}

async function png(source: string, size?: number): Promise<Buffer> {
  const sized = size
    ? source.replace(/ width="\d+" height="\d+"/, ` width="${size}" height="${size}"`)
    : source
  return sharp(Buffer.from(sized))
    .png({ compressionLevel: 9, palette: !size || size > 64, ...(size && size > 64 && { colours: 16 }) })
    .toBuffer()
}

// An icon directory of PNGs: 6 bytes of header, 16 for each entry, then the images.
function ico(pictures: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach((picture, i) => {
    const entry = 6 + 16 * i
    head.writeUInt8(picture.readUInt32BE(16), entry)
    head.writeUInt8(picture.readUInt32BE(20), entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(picture.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  })
  return Buffer.concat([head, ...pictures])
}

function write(name: string, content: string | Buffer): void {
  writeFileSync(new URL(name, out), content)
}
