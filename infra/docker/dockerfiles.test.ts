import { execFile } from 'node:child_process'
import { glob, cp, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, matchesGlob, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const dockerfiles = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.Dockerfile'))
const rules = (await readFile(join(root, '.dockerignore'), 'utf8'))
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

/** The last rule that matches a path, or a directory that it is in, decides. */
function isSent(path: string): boolean {
  const parts = path.split('/')
  const places = parts.map((_part, index) => parts.slice(0, index + 1).join('/'))
  // Docker's star also matches names that begin with a dot.
  const matches = (rule: string) =>
    rule === '*' || places.some((place) => matchesGlob(place, rule.replace(/^!/, '')))
  return rules.findLast(matches)?.startsWith('!') ?? true
}

/** What an image takes from the repository: sources and where they go. */
async function copiesOf(dockerfile: string) {
  const text = await readFile(join(import.meta.dirname, dockerfile), 'utf8')
  return [...text.matchAll(/^COPY (?!--)(.+)$/gm)].map(([, words = '']) => {
    const sources = words.split(' ')
    return { target: sources.pop() ?? '', sources }
  })
}

async function filesOf(source: string): Promise<string[]> {
  const found = []
  for await (const path of glob(source, { cwd: root })) if (isSent(path)) found.push(path)
  return found
}

test.each(dockerfiles)('%s finds each of its sources in what is sent to the build', async (dockerfile) => {
  const sources = (await copiesOf(dockerfile)).flatMap((copy) => copy.sources)
  expect(sources).not.toEqual([])
  const missing = []
  for (const source of sources) if ((await filesOf(source)).length === 0) missing.push(source)
  expect(missing).toEqual([])
})

test('secrets, local output and tests are not sent', () => {
  for (const path of [
    'infra/secrets/api.env',
    'infra/.env',
    '.run/log',
    'apps/api/dist/server.js',
    'apps/web/node_modules/zod/index.js',
    'packages/domain/src/days.test.ts',
  ])
    expect([path, isSent(path)]).toEqual([path, false])
})

/** The files that an image's build has in its working directory. */
async function workingDirectory(dockerfile: string): Promise<string> {
  const image = await mkdtemp(join(tmpdir(), 'image-'))
  onTestFinished(() => rm(image, { recursive: true }))
  for (const { sources, target } of await copiesOf(dockerfile)) {
    for (const file of (await Promise.all(sources.map(filesOf))).flat()) {
      const place = target.endsWith('/') ? join(target, basename(file)) : target
      const isWanted = (path: string) => !path.endsWith('node_modules') && !path.endsWith('dist')
      // WORKDIR of the edge is /app.
      await cp(join(root, file), join(image, place.replace(/^\/app\//, '')), {
        recursive: true,
        filter: isWanted,
      })
    }
  }
  return image
}
const runNode = (file: string) => promisify(execFile)(process.execPath, [file], { maxBuffer: 2 ** 25 })

test('the edge’s image has everything that its configuration is made of', async () => {
  const image = await workingDirectory('edge.Dockerfile')
  const { stdout } = await runNode(join(image, 'infra/docker/edge-conf.ts'))
  expect(stdout).toContain('server {')
})

test('the API’s image has everything that the index of the site’s texts is made of', async () => {
  const image = await workingDirectory('api.Dockerfile')
  // Its install is of the root, the API and the domain package, not of the web app.
  await symlink(join(root, 'node_modules'), join(image, 'node_modules'))
  const { stdout } = await runNode(join(image, 'bin/content-index.ts'))
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ path: '/careers/internship' }))
})
