import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

// In parts, so that this file passes too.
const hosts = [
  ['registry', 'npmjs', 'org'],
  ['registry', 'yarnpkg', 'com'],
  ['registry', 'npmmirror', 'com'],
  ['npm', 'pkg', 'github', 'com'],
  ['npm', 'jsr', 'io'],
  ['deb', 'debian', 'org'],
  ['security', 'debian', 'org'],
  ['archive', 'ubuntu', 'com'],
  ['pypi', 'org'],
  ['pythonhosted', 'org'],
  ['docker', 'io'],
  ['ghcr', 'io'],
  ['quay', 'io'],
  ['mcr', 'microsoft', 'com'],
].map((parts) => parts.join('.'))

test('no file names the host of a package registry: where packages come from is the machine’s business', () => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'latin1')
    return hosts.filter((host) => text.includes(host)).map((host) => `${file}: ${host}`)
  })
  expect(found).toEqual([])
})
