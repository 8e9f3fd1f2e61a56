// Renders a social image for every public page into apps/web/public/og: node bin/social-pictures.ts
// Chromium sets them, because they need the site's own letters and stylesheet. default.png is made by bin/icons.ts.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { services } from '../apps/web/app/content/services.ts'
import { works } from '../apps/web/app/content/works.ts'
import { blueprint } from '../apps/web/app/illustrations/ink.ts'
import { truss, wordmark } from '../apps/web/app/illustrations/logo-paths.ts'
import { drawingPath } from '../apps/web/app/illustrations/drawing-file.ts'
import { readMarkdown } from '../apps/web/app/lib/front-matter.ts'
import { buildDrawings, drawingFolders } from '../apps/web/vite-drawings.ts'

type Sheet = { title: string; number: string; scale: string; rev: string }
type Drawn = { svg: string; sheet: Sheet }
type Picture = Drawn & { slug: string; kicker: string; title: string; wide?: boolean }
type Image = {
  extract(box: object): Image
  png(options: object): Image
  toBuffer(): Promise<Buffer>
}

const [WIDTH, HEIGHT, LIMIT] = [1200, 630, 60 * 1024]
const COLUMNS = 2

const app = new URL('../apps/web/app/', import.meta.url)
const web = createRequire(new URL('../apps/web/package.json', import.meta.url))
const sharp = web('sharp') as (picture: Buffer) => Image
const built = await buildDrawings(drawingFolders)

const pictures = allPictures()
const sheet = screenshot(page(pictures), Math.ceil(pictures.length / COLUMNS))
for (const [i, { slug }] of pictures.entries()) {
  const box = {
    left: (i % COLUMNS) * WIDTH,
    top: Math.floor(i / COLUMNS) * HEIGHT,
    width: WIDTH,
    height: HEIGHT,
  }
  const png = await small(sharp(sheet).extract(box))
  writeFileSync(new URL(`../apps/web/public/og/${slug}.png`, import.meta.url), png)
  console.log(`${slug}.png ${Math.ceil(png.length / 1024)} KB`)
}

function allPictures(): Picture[] {
  return [
    { slug: 'about', kicker: 'Hyderabad', title: 'About Us', ...drawn('facility-management') },
    { slug: 'services', kicker: 'Thirteen disciplines', title: 'Services', ...drawn('hero') },
    ...services.map(({ id, title }, i) => ({
      slug: id,
      kicker: `Service ${i + 1} of ${services.length}`,
      title,
      ...drawn(id),
    })),
    {
      slug: 'our-works',
      kicker: 'Portfolio',
      title: 'Our Works',
      ...drawn('work-electrical-infrastructure'),
    },
    ...works.map(({ id, title }) => ({ slug: id, kicker: 'Our Works', title, ...drawn(`work-${id}`) })),
    { slug: 'blogs', kicker: 'Notes from site', title: 'Blog', ...drawn('work-industrial-automation') },
    ...posts().map(({ slug, title, category }) => ({
      slug,
      kicker: category,
      title,
      wide: true,
      ...drawn(`blog-${slug}`),
    })),
    { slug: 'careers', kicker: 'Careers', title: 'Join Our Team', ...drawn('staffing-payroll') },
    { slug: 'contact', kicker: 'Madhapur, Hyderabad', title: 'Contact Us', ...drawn('helpdesk-services') },
  ]
}

function drawn(name: string): Drawn {
  const found = built.drawings.get(name)
  if (!found) throw new Error(`There is no scene ${name}`)
  const svg = built.files.get(drawingPath(found.drawing, 'blueprint').slice(1))!
  return { svg, sheet: found.drawing.sheet }
}

function posts(): { slug: string; title: string; category: string }[] {
  const folder = new URL('content/blog/', app)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const { head } = readMarkdown(readFileSync(new URL(name, folder), 'utf8'))
      return { slug: name.slice(0, -3), ...(head as { title: string; category: string }) }
    })
}

function page(all: Picture[]): string {
  const font = (path: string) => new URL(`../apps/web/node_modules/${path}`, import.meta.url).href
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Archivo;font-weight:100 900;src:url(${font('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2')})}
@font-face{font-family:'IBM Plex Mono';src:url(${font('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2')})}
body{margin:0;width:${COLUMNS * WIDTH}px;display:flex;flex-wrap:wrap}
article{position:relative;width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;background:${blueprint.ground};color:${blueprint.text};font-family:Archivo}
article>svg,article>div,article>img{position:absolute}
.words{left:72px;top:176px;width:480px}.wide .words{top:76px;left:360px;width:768px}
p{margin:0 0 14px;font:500 19px 'IBM Plex Mono';letter-spacing:.06em;text-transform:uppercase;color:${blueprint.line}}
h1{margin:0;font-weight:700;font-size:62px;line-height:1.06;letter-spacing:-.02em;text-wrap:balance}.wide h1{font-size:42px}
article>.ill{left:528px;top:64px;width:624px;height:468px}article.wide>.ill{left:120px;top:168px;width:960px;height:396px}
dl{position:absolute;left:24px;right:24px;bottom:24px;margin:0;height:50px;display:flex;border-top:1px solid ${blueprint.line};font:500 17px/50px 'IBM Plex Mono'}
dd{margin:0;padding:0 24px;border-left:1px solid ${blueprint.line}}dd:first-child{flex:1;border:0;padding-left:48px}
</style>${all.map(article).join('')}`
}

function article({ svg, sheet, kicker, title, wide }: Picture): string {
  const text = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return (
    `<article class="blueprint${wide ? ' wide' : ''}">${ground()}` +
    `<div class="words"><p>${text(kicker)}</p><h1>${text(title)}</h1></div>` +
    `<img class="ill" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">` +
    `<dl>${[sheet.title, sheet.number, sheet.scale, `Rev ${sheet.rev}`].map((v) => `<dd>${text(v)}</dd>`).join('')}</dl></article>`
  )
}

// Grid, frame with its centre marks, the name.
function ground(): string {
  const grid = [
    ...Array.from({ length: 49 }, (_, i) => `M${i * 24 + 24.5} 0V${HEIGHT}`),
    ...Array.from({ length: 26 }, (_, i) => `M0 ${i * 24 + 15.5}H${WIDTH}`),
  ].join('')
  return (
    `<svg width="${WIDTH}" height="${HEIGHT}" fill="none"><path d="${grid}" stroke="${blueprint.grid}" opacity=".6"/>` +
    `<path d="M24.5 24.5h1151v581h-1151zM600 16v16M600 598v16M16 315h16M1168 315h16" stroke="${blueprint.line}"/>` +
    `<path d="${truss}" stroke="${blueprint.text}" stroke-width="3.5" stroke-miterlimit="2" transform="translate(70 74) scale(1.5)"/>` +
    `<path d="${wordmark}" fill="${blueprint.text}" transform="translate(152 79) scale(.28)"/></svg>`
  )
}

function screenshot(html: string, rows: number): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'social-'))
  try {
    writeFileSync(join(folder, 'page.html'), html)
    execFileSync(
      '/usr/bin/chromium',
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--hide-scrollbars',
        `--user-data-dir=${folder}`,
        `--window-size=${COLUMNS * WIDTH},${rows * HEIGHT}`,
        `--screenshot=${join(folder, 'page.png')}`,
        join(folder, 'page.html'),
      ],
      { stdio: 'ignore' },
    )
    return readFileSync(join(folder, 'page.png'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// As many colours as the limit allows.
async function small(picture: Image): Promise<Buffer> {
  for (const colours of [128, 96, 64, 48, 32, 24, 16]) {
    const png = await picture
      .png({ palette: true, colours, effort: 10, dither: 0, compressionLevel: 9 })
      .toBuffer()
    if (png.length <= LIMIT) return png
  }
  throw new Error('A social image is larger than 60 KB')
}
