// `pnpm make:module site-visits site-visit`: a new API module that works, to be changed into what it shall be. See
// docs/guides/add-a-module.md.
import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const [plural = '', singular = ''] = process.argv.slice(2)
const isName = (name: string) => /^[a-z]+(-[a-z]+)*$/.test(name)
if (!isName(plural) || !isName(singular) || plural === singular) {
  console.error(
    'usage: pnpm make:module <plural> <singular>, for example: pnpm make:module site-visits site-visit',
  )
  process.exit(2)
}

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(`-${name}`)
const words: Record<string, string> = {
  path: plural,
  table: plural.replaceAll('-', '_'),
  entity: singular.replaceAll('-', '_'),
  things: camel(plural),
  Things: pascal(plural),
  thing: camel(singular),
  Thing: pascal(singular),
}

const migrations = 'apps/api/src/db/migrations'
const folder = `apps/api/src/modules/${plural}`
const last = Math.max(...(await readdir(migrations)).map((name) => Number.parseInt(name, 10)))
const targets: Record<string, string> = {
  'migration.sql': `${migrations}/${String(last + 1).padStart(4, '0')}_${words['table']}.sql`,
  'domain.ts': `packages/domain/src/${plural}.ts`,
  'module.ts': `${folder}/module.ts`,
  'repository.ts': `${folder}/repository.ts`,
  'routes.ts': `${folder}/routes.ts`,
  'samples.ts': `${folder}/samples.ts`,
  'test.ts': `${folder}/${plural}.test.ts`,
}
for (const [template, target] of Object.entries(targets)) {
  const text = await readFile(new URL(`module-template/${template}.template`, import.meta.url), 'utf8')
  await mkdir(dirname(target), { recursive: true })
  // `wx`: what is there is not overwritten.
  await writeFile(
    target,
    text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, word: string) => words[word] ?? ''),
    { flag: 'wx' },
  )
}

await insert('apps/api/src/modules/all-modules.ts', [
  ['\nexport const allModules', `import { ${words['things']}Module } from './${plural}/module.ts'\n`],
  ['  filesModule,', `  ${words['things']}Module,\n`],
])
await insert('packages/domain/src/policy.ts', [
  ['  manageContacts: isAdmin,', `  manage${words['Things']}: isAdmin,\n`],
])
const written = [...Object.values(targets), 'apps/api/src/modules/all-modules.ts']
execFileSync('node_modules/.bin/prettier', ['--write', '--ignore-unknown', ...written], { stdio: 'inherit' })
console.log('Now: pnpm db:migrate && pnpm db:types && pnpm api:client && pnpm check')

/** Adds each text before its anchor. */
async function insert(file: string, additions: [anchor: string, text: string][]) {
  let text = await readFile(file, 'utf8')
  for (const [anchor, added] of additions) {
    if (!text.includes(anchor)) throw new Error(`${file} has no line "${anchor.trim()}" any more`)
    text = text.replace(anchor, () => added + anchor)
  }
  await writeFile(file, text)
}
