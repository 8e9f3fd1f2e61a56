import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bytes, readComposeFile, seconds } from './compose-file.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'compose-'))
})
afterAll(() => rm(directory, { recursive: true }))

async function read(services: string, environment: Record<string, string> = {}) {
  const path = join(directory, 'compose.yaml')
  await writeFile(path, `name: a\nservices:\n${services}`)
  return readComposeFile(path, environment)
}

test('production:test understands every key of infra/compose.yaml', async () => {
  const path = resolve(import.meta.dirname, '../compose.yaml')
  const names = (await readFile(path, 'utf8')).matchAll(/\$\{([A-Z_]+)/g)
  const file = readComposeFile(path, Object.fromEntries([...names].map(([, name]) => [name, 'given'])))
  expect(Object.keys(file.services)).toContain('api-1')
})

test('a key that it does not know is an error, not a gap', async () => {
  await expect(read('  b: { image: c, gpus: all }')).rejects.toThrow('gpus')
})

test('values are filled in as Compose does it', async () => {
  const service = '  b: { image: "${X:-d}", command: ["$$HOME ${Y-}"] }'
  expect((await read(service, { Y: 'y' })).services['b']).toMatchObject({ image: 'd', command: ['$HOME y'] })
  expect((await read(service, { X: 'x' })).services['b']).toMatchObject({ image: 'x', command: ['$HOME '] })
  await expect(read('  b: { image: "${X:?}" }', { X: '' })).rejects.toThrow('X is not set')
})

test('durations and sizes', () => {
  expect([seconds('1m30s'), seconds('500ms'), bytes('4G'), bytes('256mb'), bytes('512M')]).toEqual([
    90,
    0.5,
    4 * 1024 ** 3,
    256 * 1024 ** 2,
    512 * 1024 ** 2,
  ])
})
