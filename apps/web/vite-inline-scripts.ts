import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

const query = '?inline-script'
const target = 'es2022'

/**
 * `import boot from './boot.ts?inline-script'`: what a TypeScript file does, as the minified text of a script that is in
 * the page itself; the same in development, tests and the build. The file's default export is a function without arguments,
 * which the script calls. It can't import anything.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    // Before others take the file for a module of the app.
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return null
      const path = id.slice(0, -query.length)
      this.addWatchFile(path)
      return `export default ${JSON.stringify(await scriptOf(path))}`
    },
  }
}

async function scriptOf(path: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, { lang: 'ts', target })
  const script = code.replace(/^export default ([^]*);$/m, '($1)()')
  const { code: minified, errors } = await minify(path, script, { module: false, compress: { target } })
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`)
  return minified.replace(/;$/, '')
}
