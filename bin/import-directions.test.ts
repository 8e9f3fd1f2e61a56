import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const planted: [file: string, line: string, message: string][] = [
  ['packages/domain/src/planted.ts', `import 'node:fs'`, 'domain is pure'],
  ['packages/domain/src/planted.ts', `import 'react'`, 'domain is pure'],
  ['packages/domain/src/planted.ts', `import '../trial/generators.ts'`, 'domain is pure'],
  ['packages/domain/trial/generators.ts', `import '../src/days.ts'`, 'share nothing with the model'],
  ['apps/api/src/platform/planted.ts', `import '../modules/registry.ts'`, 'platform and db know no module'],
  [
    'apps/api/src/db/planted.ts',
    `import '../modules/contact/repository.ts'`,
    'platform and db know no module',
  ],
  ['apps/api/src/modules/contact/planted.ts', `import '../files/jobs.ts'`, 'A module reads another'],
  ['apps/api/src/modules/contact/planted.ts', `import './samples.ts'`, 'Samples are for tests'],
  [
    'apps/api/src/modules/contact/planted.ts',
    `import '../registry.ts'`,
    "A module doesn't know which others there are",
  ],
  ['apps/web/app/lib/planted.ts', `import '../../../api/src/app.ts'`, 'web speaks to the API over HTTP only'],
  ['apps/web/app/ui/planted.tsx', `import '../routes/site/contact.tsx'`, 'ui is below features'],
  ['apps/web/app/ui/planted.tsx', `import '@trusswell/domain/brand.ts'`, 'ui knows no domain words'],
  ['apps/web/app/features/shell/planted.tsx', `import '../forms/x.ts'`, 'A feature does not import another'],
  [
    'apps/web/app/features/shell/planted.tsx',
    `import '../../routes/site/contact.tsx'`,
    'features are below routes',
  ],
]

/** Runs the project's lint rules on files that stand in an otherwise empty copy of the tree. */
async function lint(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'directions-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await copyFile('.oxlintrc.json', join(root, '.oxlintrc.json'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return promisify(execFile)(resolve('node_modules/.bin/oxlint'), ['--deny-warnings'], { cwd: root })
}

test.each(planted)('%s may not have %s', async (file, line, message) => {
  await expect(lint({ [file]: `${line}\n` })).rejects.toMatchObject({
    stdout: expect.stringContaining(message),
  })
})

test('a module may read another through its repository and act on it by an event', async () => {
  const lines = [
    '../users/repository.ts',
    '../identity/session-repository.ts',
    '../../platform/ids.ts',
    '../files/events.ts',
  ]
  await lint({
    'apps/api/src/modules/contact/planted.ts': lines.map((path) => `import '${path}'\n`).join(''),
  })
})

test('files may not import each other in a circle, however long', async () => {
  const imports = (path: string, name: string) =>
    `import { ${path} } from './${path}.ts'\nexport const ${name} = ${path}\n`
  const circle = {
    'packages/domain/src/one.ts': imports('two', 'one'),
    'packages/domain/src/two.ts': imports('three', 'two'),
    'packages/domain/src/three.ts': imports('one', 'three'),
  }
  await expect(lint(circle)).rejects.toMatchObject({ stdout: expect.stringContaining('no-cycle') })
  await lint({ ...circle, 'packages/domain/src/three.ts': 'export const three = 3\n' })
})
