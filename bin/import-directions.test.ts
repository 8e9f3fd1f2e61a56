import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

const planted: [file: string, line: string, message: string][] = [
  ['packages/domain/src/planted.ts', `import 'node:fs'`, 'domain is pure'],
  ['packages/domain/src/planted.ts', `import 'react'`, 'domain is pure'],
  ['apps/api/src/platform/planted.ts', `import '../modules/events.ts'`, 'platform and db know no module'],
  [
    'apps/api/src/db/planted.ts',
    `import '../modules/contact/repository.ts'`,
    'platform and db know no module',
  ],
  ['apps/api/src/modules/upkeep/planted.ts', `import '../contact/jobs.ts'`, 'A module reads another'],
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

test.each(planted)('%s may not have %s', async (file, line, message) => {
  await writeFile(file, `${line}\n`)
  try {
    const lint = run('node_modules/.bin/oxlint', ['--deny-warnings', file])
    await expect(lint).rejects.toMatchObject({ stdout: expect.stringContaining(message) })
  } finally {
    await rm(file)
  }
})

test('a module may read another through its repository', async () => {
  const file = 'apps/api/src/modules/upkeep/planted.ts'
  await writeFile(
    file,
    `import '../contact/repository.ts'\nimport '../../platform/ids.ts'\nimport '../events.ts'\n`,
  )
  try {
    await run('node_modules/.bin/oxlint', ['--deny-warnings', file])
  } finally {
    await rm(file)
  }
})
