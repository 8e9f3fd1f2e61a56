// `pnpm production:test`: builds the images of infra/compose.yaml, starts them with a Docker Engine of its own and goes
// through what an operator and visitors do. Needs root and Debian's packages; docs/runbooks/production-test.md.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { eicar } from '../../bin/private-clamd.ts'
import { clearEngine, inNamespace, namespaces, startEngine, versions } from './engine.ts'
import { capture } from './execute.ts'
import { imageStore } from './images.ts'
import { step, steps } from './steps.ts'

const root = resolve(import.meta.dirname, '../..')
const cache = process.env['PRODUCTION_TEST_CACHE'] ?? join(homedir(), '.cache/trusswell/production-test')

if (process.getuid?.() !== 0)
  throw new Error('production:test needs root: it makes network namespaces and containers')
const missing = []
for (const program of [
  'buildah',
  'mmdebstrap',
  'dockerd',
  'docker',
  'tini',
  'ip',
  'nsenter',
  'age-keygen',
  'dnsmasq',
  'radosgw',
  'chromium',
])
  if (!(await capture('which', [program]).catch(() => ''))) missing.push(program)
if (missing.length > 0)
  throw new Error(`not installed: ${missing.join(', ')}; docs/runbooks/production-test.md names the packages`)

const store = imageStore(cache)
const images = await imageNames()
await step('Base images from Debian packages', async () => {
  if (!(await store.has('debian:bookworm-slim'))) await store.buildDebian('debian:bookworm-slim')
  if (!(await store.has(images.node)))
    await store.buildNode(images.node, 'debian:bookworm-slim', /\d+\.\d+\.\d+/.exec(images.node)?.[0] ?? '')
})
await step('Images of PostgreSQL, Redis, ClamAV and Caddy', async () => {
  const context = await mkdtemp(join(tmpdir(), 'images-'))
  await cp(join(import.meta.dirname, 'images'), context, { recursive: true })
  await writeFile(join(context, 'eicar.ndb'), `Eicar-Test:0:*:${Buffer.from(eicar).toString('hex')}\n`)
  for (const name of images.foreign)
    await store.build(name, join(context, `${shortName(name)}.Dockerfile`), context)
  await rm(context, { recursive: true })
})
for (const name of ['api', 'web', 'edge', 'backup'])
  await step(`Image trusswell/${name}`, () =>
    store.build(
      `trusswell/${name}:${versions[0]}`,
      `infra/docker/${name}.Dockerfile`,
      '.',
      name === 'edge' ? [`VERSION=${versions[0]}`] : [],
    ),
  )

const work = await mkdtemp(join(tmpdir(), 'production-'))
const engineDirectory = join(work, 'engine')
const engine = await step('Docker Engine in its own network namespace', () => startEngine(engineDirectory))
let code: number | null = 1
try {
  await step('Images into the engine', async () => {
    for (const name of images.foreign) await store.load(engine.docker, name)
    for (const name of ['api', 'web', 'edge', 'backup']) {
      await store.load(engine.docker, `trusswell/${name}:${versions[0]}`)
      // A second version to renew to; what is in it is the same.
      await engine.docker('tag', `trusswell/${name}:${versions[0]}`, `trusswell/${name}:${versions[1]}`)
    }
  })
  // The release as git knows it, with the changes of this working copy: nothing local takes part.
  const release = join(work, 'release')
  await mkdir(release)
  const files = (
    await capture('git', [
      '-C',
      root,
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      'infra',
      'apps/api/src/db/roles.sql',
      'apps/api/src/db/restrict-large-objects.sql',
    ])
  ).split('\n')
  for (const file of files)
    await cp(join(root, file), join(release, file), { recursive: true }).catch(() => {})

  const [program = '', ...args] = inNamespace(namespaces.outside, [
    process.execPath,
    join(import.meta.dirname, 'journey.ts'),
  ])
  const child = spawn(program, args, {
    stdio: 'inherit',
    cwd: root,
    env: {
      ...process.env,
      DOCKER_HOST: engine.host,
      PRODUCTION_TEST_WORK: work,
      PRODUCTION_TEST_STEPS: JSON.stringify(steps),
    },
  })
  const interrupt = () => child.kill('SIGTERM')
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  ;[code] = (await once(child, 'exit')) as [number | null]
} finally {
  await engine.stop().catch(() => clearEngine(engineDirectory))
  await rm(work, { recursive: true, force: true })
}
process.exitCode = code ?? 1

async function imageNames() {
  const compose = parse(await readFile(join(root, 'infra/compose.yaml'), 'utf8'), { merge: true }) as {
    services: Record<string, { image: string }>
  }
  const all = [...new Set(Object.values(compose.services).map(({ image }) => image))]
  const dockerfile = await readFile(join(root, 'infra/docker/api.Dockerfile'), 'utf8')
  return {
    foreign: all.filter((name) => !name.startsWith('trusswell/')),
    node: /^FROM (node:\S+)/m.exec(dockerfile)?.[1] ?? '',
  }
}

/** `clamav/clamav:1.4.3` → `clamav` */
function shortName(image: string): string {
  return image.split(':')[0]?.split('/').at(-1) ?? ''
}
