// node copy-packages.ts <package directory> <target> <name>...
// Copies the named packages and what they depend on from pnpm's store into a plain node_modules, so that an
// image holds what a bundle left outside and nothing else.
import { existsSync } from 'node:fs'
import { cp, readFile, realpath } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }

const [from = '.', target = 'out', ...names] = process.argv.slice(2)
const top = resolve(target)
const copied = new Map<string, string>()

for (const name of names) await copy(name, join(resolve(from), 'node_modules'), top)
console.log(`${copied.size} packages in ${top}/node_modules`)

async function copy(name: string, foundIn: string, importer: string): Promise<void> {
  const source = await realpath(join(foundIn, name))
  if (copied.get(join(top, 'node_modules', name)) === source) return
  // A second version goes below the package that asks for it.
  const isFree = !copied.has(join(top, 'node_modules', name))
  const destination = join(isFree ? top : importer, 'node_modules', name)
  if (copied.get(destination) === source) return
  copied.set(destination, source)
  await cp(source, destination, {
    recursive: true,
    filter: (path) => !path.slice(source.length).split(sep).includes('node_modules'),
  })
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as Manifest
  // pnpm puts what a package may import beside it.
  const siblings = dirname(name.startsWith('@') ? dirname(source) : source)
  for (const dependency of Object.keys(manifest.dependencies ?? {}))
    await copy(dependency, siblings, destination)
  // Binaries for other platforms are not there.
  for (const dependency of Object.keys(manifest.optionalDependencies ?? {})) {
    if (existsSync(join(siblings, dependency))) await copy(dependency, siblings, destination)
  }
}
