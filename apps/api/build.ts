// One bundle for each process: boots in half the time and memory of loading a thousand files.
import { cp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { bundleOptions } from './bundle-options.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

await rm(here('dist'), { recursive: true, force: true })
await build({
  entryPoints: [
    'server',
    'worker',
    'migrate',
    'content',
    'verify-audit',
    'seed',
    'create-admin',
    'rotate-settings-key',
  ].map((name) => here(`src/${name}.ts`)),
  outdir: here('dist'),
  ...bundleOptions,
})
await cp(here('src/db/migrations'), here('dist/db/migrations'), { recursive: true })
