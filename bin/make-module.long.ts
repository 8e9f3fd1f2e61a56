import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  appendFile,
  cp,
  glob,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The guide's commands, in a copy of the tree and with a database of their own.
const root = resolve(import.meta.dirname, '..')
const database = `trusswell_module_${randomBytes(4).toString('hex')}`
const urlOf = (user: string, name = database) => `postgres://${user}@127.0.0.1:5432/${name}`
let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'module-'))
  const isWanted = (path: string) => !['dist', 'reports'].includes(basename(path))
  const parts = [
    'apps/api',
    'packages/domain',
    'bin',
    'apps/web/app/lib/api',
    // What vitest.config.ts imports.
    'apps/web/app/illustrations',
    'apps/web/node_modules',
    'apps/web/vite-built-files.ts',
    'apps/web/vite-drawings.ts',
    'apps/web/vite-inline-scripts.ts',
    'package.json',
    'vitest.config.ts',
  ]
  for (const part of [
    ...parts,
    'pnpm-workspace.yaml',
    'tsconfig.base.json',
    '.prettierrc.json',
    '.prettierignore',
  ]) {
    // Links stay relative, so that the copy's packages find each other.
    await cp(join(root, part), join(copy, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isWanted,
    })
  }
  // Links to what is installed, without pnpm's own state. An install through them would change the original.
  await appendFile(join(copy, 'pnpm-workspace.yaml'), 'verifyDepsBeforeRun: false\n')
  await mkdir(join(copy, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin' && name !== '.pnpm') continue
    await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  const codegen = join(copy, 'apps/api/kysely-codegen.json')
  const settings = JSON.parse(await readFile(codegen, 'utf8')) as object
  await writeFile(codegen, JSON.stringify({ ...settings, url: urlOf('trusswell_owner') }))
})
afterAll(async () => {
  const admin = new pg.Client({ connectionString: urlOf('postgres', 'postgres') })
  await admin.connect()
  await admin.query(`drop database if exists ${database} with (force)`)
  await admin.end()
  await rm(copy, { recursive: true, maxRetries: 5 })
})

/** What each file holds, by its path. */
async function readTree(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const exclude = (path: string) => ['node_modules', 'reports'].includes(basename(path))
  for await (const path of glob('**/*', { cwd: copy, exclude })) {
    const file = join(copy, path)
    if (!(await stat(file)).isFile()) continue
    files.set(
      path,
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    )
  }
  return files
}

async function run(command: string): Promise<string> {
  const env = {
    ...process.env,
    VITEST: undefined,
    // Apart from the databases of the tests that run meanwhile.
    REDIS_DATABASES_FROM: '8',
    DATABASE_ADMIN_URL: urlOf('postgres', 'postgres'),
    DATABASE_OWNER_URL: urlOf('trusswell_owner'),
    DATABASE_URL: urlOf('trusswell_app'),
    DATABASE_WORKER_URL: urlOf('trusswell_worker'),
    DATABASE_IDENTITY_URL: urlOf('trusswell_identity'),
  }
  const options = { cwd: copy, env }
  return promisify(execFile)('sh', ['-ec', command], options).then(
    ({ stdout }) => stdout,
    (error: Error & { stdout: string }) => {
      throw new Error(`${error.message}\n${error.stdout}`, { cause: error })
    },
  )
}

test('the guide makes a module that passes types and access rows, and changes at most 5 existing files', async () => {
  const guide = await readFile(join(root, 'docs/guides/add-a-module.md'), 'utf8')
  const commands = /```sh\n([^`]+)```/.exec(guide)?.[1]?.trim().split('\n') ?? []
  expect(commands.length).toBeGreaterThan(3)
  const before = await readTree()
  for (const command of commands.slice(0, -1)) await run(command)
  const after = await readTree()
  const changed = [...before].flatMap(([path, hash]) => (after.get(path) === hash ? [] : [path]))
  expect(changed.toSorted()).toEqual([
    'apps/api/src/db/types.gen.ts',
    'apps/api/src/modules/all-modules.ts',
    'apps/web/app/lib/api/schema.gen.ts',
    'packages/domain/src/policy.ts',
  ])
  await run('node_modules/.bin/tsc -p apps/api')
  // Of the access test what is about this module; the whole of it is for `pnpm check`.
  const stdout = await run(`${commands.at(-1)} -t 'site-visits|site_visit|every|an admin adds'`)
  expect(stdout).toContain('GET /api/admin/site-visits answers each caller as the table says')
}, 240_000)
