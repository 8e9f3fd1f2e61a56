// The browser's API types come from the document that the API serves. With --check, fails when they are stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { buildApp } from './src/app.ts'
import { readConfig } from './src/config.ts'
import { createApiDeps } from './src/deps.ts'

const target = fileURLToPath(new URL('../web/app/lib/api/schema.gen.ts', import.meta.url))

const deps = await createApiDeps(readConfig('api', { ...process.env, LOG_LEVEL: 'silent' }))
const app = await buildApp(deps)
await app.ready()
const types = astToString(await openapiTS(app.swagger() as OpenAPI3, { alphabetize: true }))
await app.close()
await deps.close()

if (process.argv.includes('--check')) {
  const current = await readFile(target, 'utf8').catch(() => '')
  if (current !== types) {
    console.error('The typed API client is stale: run pnpm api:client')
    process.exit(1)
  }
} else {
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, types)
}
