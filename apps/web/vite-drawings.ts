import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import { type Ground, grounds, inkStyle } from './app/illustrations/render/ink-style.ts'
import { outlineText } from './app/illustrations/render/text-outlines.ts'
import type { Sheet } from './app/illustrations/sheet.ts'
import { type DrawingFile, drawingPath, type Variant } from './app/illustrations/drawing-file.ts'
import { builtFiles } from './vite-built-files.ts'

type Folders = {
  illustrations: string
  /** An SVG here takes the place of the scene of its name. */
  replacements: string
}

export const drawingFolders: Folders = {
  illustrations: fileURLToPath(new URL('./app/illustrations', import.meta.url)),
  replacements: fileURLToPath(new URL('./app/content/drawings', import.meta.url)),
}

type Built = {
  drawings: Map<string, { drawing: DrawingFile; markup: string }>
  files: Map<string, string>
}

/** Every scene as an SVG for each ground. The colours are in the file, because an image inherits none from its page. */
export async function buildDrawings({ illustrations, replacements }: Folders): Promise<Built> {
  const { module } = await runnerImport<{ scenes: Record<string, { svg: string; sheet: Sheet }> }>(
    join(illustrations, 'render/scenes.ts'),
    { root: illustrations, logLevel: 'error' },
  )
  const css = await readFile(join(illustrations, 'ink.css'), 'utf8')
  const built: Built = { drawings: new Map(), files: new Map() }
  for (const [name, { svg, sheet }] of Object.entries(module.scenes)) {
    const replacement = await readReplacement(replacements, name)
    const contents = replacement ?? toFiles(svg, css)
    const markup = replacement?.blueprint ?? svg
    const hash = createHash('sha256')
      .update(JSON.stringify([contents, markup]))
      .digest('base64url')
      .slice(0, 8)
    const drawing: DrawingFile = { name, hash, ...sizeOf(contents.card), sheet }
    const add = (variant: Variant, content: string) =>
      built.files.set(drawingPath(drawing, variant).slice(1), content)
    for (const ground of grounds) add(ground, contents[ground])
    if (svg.includes('class="ill draw"')) add('inline', markup)
    built.drawings.set(name, { drawing, markup })
  }
  return built
}

type Contents = Record<Ground, string>

function toFiles(markup: string, css: string): Contents {
  const [, view, content] = /^<svg [^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>$/s.exec(markup)!
  const [, , width, height] = view!.split(' ')
  const body = outlineText(content!.replaceAll(/><\/(?:path|circle|ellipse|use)>/g, '/>'))
  const root = `<svg xmlns="http://www.w3.org/2000/svg" class="ill" viewBox="${view}" width="${width}" height="${height}">`
  // Below this width the figures are too small to read; the width is that of the image on its page.
  const small = body.includes('notes"') ? '@media(max-width:280px){.notes{display:none}}' : ''
  const files = grounds.map((ground) => {
    const style = inkStyle(css, root + body, ground)
    return [ground, `${root}<style>${style}${small}</style>${body}</svg>`]
  })
  return Object.fromEntries(files) as Contents
}

/** `civil-works.svg`, and where they differ `civil-works-dark.svg` and `civil-works-blueprint.svg`. */
async function readReplacement(folder: string, name: string): Promise<Contents | undefined> {
  const read = async (file: string) =>
    existsSync(join(folder, file)) ? await readFile(join(folder, file), 'utf8') : undefined
  const light = await read(`${name}.svg`)
  if (light === undefined) return undefined
  const dark = (await read(`${name}-dark.svg`)) ?? light
  const blueprint = (await read(`${name}-blueprint.svg`)) ?? dark
  return { card: light, 'card-dark': dark, page: light, 'page-dark': dark, blueprint }
}

function sizeOf(svg: string): { width: number; height: number } {
  const [, , width, height] =
    /viewBox="([^"]*)"/
      .exec(svg)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? []
  if (!width || !height) throw new Error('A drawing needs a viewBox')
  return { width, height }
}

const ending = '.tsx?drawing'
const prefix = '\0drawing:'

/** `import drawing from './scenes/civil-works.tsx?drawing'`, and the files of every drawing among the hashed ones. */
export function drawings(folders: Folders): Plugin[] {
  let made: Promise<Built> | undefined
  const build = () => (made ??= buildDrawings(folders))
  return [
    {
      name: 'drawings',
      enforce: 'pre',
      // Vite gives up on a module after a minute, which a busy machine may need once thousands of others are compiled.
      async buildStart() {
        if (this.environment.mode === 'build') await build()
      },
      resolveId: (id) => (id.endsWith(ending) ? `${prefix}${basename(id, ending)}.js` : undefined),
      async load(id) {
        if (!id.startsWith(prefix)) return undefined
        const name = id.slice(prefix.length, -'.js'.length)
        const found = (await build()).drawings.get(name)
        if (!found) throw new Error(`There is no scene ${name}`)
        // The markup is for the server's HTML. A browser that needs it later fetches the file.
        const markup = this.environment.config.consumer === 'client' ? '' : found.markup
        return `export default ${JSON.stringify(found.drawing)}\nexport const markup = ${JSON.stringify(markup)}`
      },
      hotUpdate({ file }) {
        if (!file.startsWith(folders.illustrations)) return undefined
        made = undefined
        const modules = [...this.environment.moduleGraph.idToModuleMap.values()]
        return modules.filter((module) => module.id?.startsWith(prefix))
      },
      generateBundle(_options, bundle) {
        if (this.environment.config.consumer !== 'client') return
        const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        const scene = modules.find(
          (id) => id.startsWith(join(folders.illustrations, 'scenes/')) && id.endsWith('.tsx'),
        )
        if (scene) this.error(`${scene} is in the client's script. Import it with ?drawing.`)
      },
    },
    builtFiles('drawing-files', async () => (await build()).files),
  ]
}
