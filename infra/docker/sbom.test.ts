import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const readJson = async <T>(path: string) => JSON.parse(await readFile(path, 'utf8')) as T

test.each(['api', 'web'])('the build of %s lists every package that it depends on', async (app) => {
  const { scripts } = await readJson<{ scripts: Record<string, string> }>(join(root, 'package.json'))
  const command = scripts[`build:${app}`]?.split('&&').at(-1)?.trim() ?? ''
  const directory = await mkdtemp(join(tmpdir(), 'sbom-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const file = join(directory, 'sbom.json')
  await promisify(execFile)('sh', ['-c', command.replace(/--out .*/, `--out ${file}`)], { cwd: root })
  const { dependencies } = await readJson<{ dependencies: Record<string, string> }>(
    join(root, 'apps', app, 'package.json'),
  )
  const direct = Object.entries(dependencies).filter(([, version]) => /^\d/.test(version))
  expect(direct).not.toEqual([])
  const sbom = await readJson<{ bomFormat: string; components: { purl: string }[] }>(file)
  expect(sbom.bomFormat).toBe('CycloneDX')
  expect(sbom.components.map(({ purl }) => decodeURIComponent(purl))).toEqual(
    expect.arrayContaining(direct.map(([name, version]) => `pkg:npm/${name}@${version}`)),
  )
})
