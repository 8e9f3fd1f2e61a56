import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Service = {
  image: string
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  privileged?: boolean
  security_opt?: string[]
  init?: boolean
  restart?: string
  ports?: string[]
  network_mode?: string
  networks?: string[] | Record<string, { ipv4_address?: string; aliases?: string[] }>
  extra_hosts?: string[]
  environment?: Record<string, string>
  secrets?: string[]
  healthcheck?: object
  deploy?: { resources: { limits: { cpus: string; memory: string; pids: number } } }
}
type Compose = {
  services: Record<string, Service>
  secrets?: Record<string, { file: string }>
  networks?: Record<string, { internal?: boolean }>
}

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const readCompose = (path: string) => parse(text(path), { merge: true }) as Compose
const files = ['compose.yaml', 'compose.dev.yaml']
const production = readCompose('compose.yaml')
const services = Object.entries(production.services)
const setup = text('../bin/setup')
const heldIn = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(setup)?.[1]

test.each(files)('%s is a compose file by the specification', (file) => {
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false })
  addFormats.default(ajv)
  const { $schema: _dialect, ...schema } = JSON.parse(text('schema/compose-spec.json'))
  const validate = ajv.compile(schema)
  validate(readCompose(file))
  expect(validate.errors).toBeNull()
  expect(validate({ services: { a: { image: 'a', prots: [] } } })).toBe(false)
})

test.each(
  files.flatMap((file) =>
    Object.entries(readCompose(file).services).map((entry) => [file, ...entry] as const),
  ),
)('%s: %s is contained', (_file, _name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  })
  expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect([service.cap_add, service.privileged]).toEqual([undefined, undefined])
  expect(service.image).toMatch(/^[a-z/]+:(\d+\.\d+\.?\d*(-[a-z]+)?|\$\{VERSION:\?\})$/)
})

test.each(services)('%s has limits and a way back', (_name, service) => {
  expect(service.deploy?.resources.limits).toEqual({
    cpus: expect.stringMatching(/^\d\.\d$/),
    memory: expect.stringMatching(/^\d+[MG]$/),
    pids: expect.any(Number),
  })
  expect(service.init).toBe(true)
  expect(service.restart).toMatch(/^(unless-stopped|no)$/)
})

test('only the edge can be reached from outside', () => {
  expect(services.filter(([, service]) => service.ports).map(([name]) => name)).toEqual(['edge'])
  const open = Object.entries(production.networks ?? {}).filter(([, network]) => !network.internal)
  expect(open.map(([name]) => name)).toEqual(['public', 'outward'])
  const members = (network: string) =>
    services
      .filter(([, { networks = [] }]) =>
        Array.isArray(networks) ? networks.includes(network) : network in networks,
      )
      .map(([name]) => name)
  expect(members('public')).toEqual(['edge'])
  expect(members('outward')).toEqual(['worker', 'clamav'])
  expect(members('scan')).toEqual(['worker', 'clamav'])
  expect(members('cache')).toEqual(['api-1', 'api-2', 'redis'])
  expect(
    services.filter(([, { networks }]) => !networks).map(([name, service]) => [name, service.network_mode]),
  ).toEqual([['assets', 'none']])
})

test('the edge and the API know the fixed addresses of their neighbours', () => {
  const addressOf = (name: string) => {
    const networks = production.services[name]?.networks
    return Array.isArray(networks) ? undefined : networks?.['inside']?.ipv4_address
  }
  expect(production.services['edge']?.extra_hosts).toEqual([
    `api=${addressOf('api-1')}`,
    `api=${addressOf('api-2')}`,
    `web=${addressOf('web')}`,
  ])
  for (const name of ['api-1', 'api-2']) {
    const trusted = production.services[name]?.environment?.['TRUSTED_PROXIES']
    expect(trusted).toBe(`${addressOf('edge')},${addressOf('web')}`)
  }
})

const config = text('../apps/api/src/config.ts')
const declared = (source: string) => [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name!)
const apiNames = declared(config.slice(0, config.indexOf('MigrationEnvironment')))
const migrationNames = ['LOG_LEVEL', ...declared(config.slice(config.indexOf('MigrationEnvironment')))]
const webNames = declared(text('../apps/web/server.ts'))
const needed = [...config.matchAll(/^ {2}([A-Z][A-Z_]+): url\(/gm)].map(([, name]) => name!)

const processes: [service: string, secret: string | null, names: string[], needed: string[]][] = [
  ['api-1', 'api', apiNames, needed.filter((name) => apiNames.includes(name))],
  ['api-2', 'api', apiNames, needed.filter((name) => apiNames.includes(name))],
  ['worker', 'worker', apiNames, needed.filter((name) => apiNames.includes(name))],
  ['migrate', 'migrate', migrationNames, ['DATABASE_OWNER_URL']],
  ['content', 'migrate', migrationNames, ['DATABASE_OWNER_URL']],
  ['web', null, webNames, ['WEB_HOST', 'API_URL', 'SITE_URL']],
]

test.each(processes)(
  '%s is given what its configuration asks for, and nothing unknown',
  (name, secret, names, must) => {
    const service = production.services[name]
    const inSecret = secret
      ? [...text(`secrets/${secret}.env.example`).matchAll(/^([A-Z_]+)=/gm)].map(([, key]) => key!)
      : []
    const given = [...Object.keys(service?.environment ?? {}), ...inSecret]
    expect(given.filter((key) => key !== 'NODE_ENV' && !names.includes(key))).toEqual([])
    expect(must.filter((key) => !given.includes(key))).toEqual([])
    expect(new Set(given).size).toBe(given.length)
    expect(service?.secrets ?? []).toEqual(secret ? [`${secret}_env`] : [])
  },
)

test('no secret is written in the compose file', () => {
  for (const { file } of Object.values(production.secrets ?? {})) expect(file).toMatch(/^\.\/secrets\//)
  const given = services.flatMap(([, service]) => Object.entries(service.environment ?? {}))
  expect(given.filter(([key]) => /PASSWORD|SECRET/.test(key) && !key.endsWith('_FILE'))).toEqual([])
  expect(given.filter(([, value]) => /:\/\/[^/]*:[^/]*@/.test(value))).toEqual([])
})

test('images are of the versions that bin/setup installs', () => {
  expect(setup).toContain('Debian 12')
  const { maildev } = JSON.parse(text('../package.json')).devDependencies as { maildev: string }
  // What Debian 12 has, what package.json has for the catcher, and our own.
  const held = [
    /^postgres:15\.\d+-bookworm$/,
    /^redis:7\.0\.\d+-bookworm$/,
    /^clamav\/clamav:1\.4\.\d+$/,
    /^trusswell\/(api|web|edge):/,
  ]
  const images = files.flatMap((file) =>
    Object.values(readCompose(file).services).map((service) => service.image),
  )
  const others = images.filter((image) => !held.some((pattern) => pattern.test(image)))
  expect(others).toEqual([`maildev/maildev:${maildev}`])
})

const dockerfiles = readdirSync(new URL('docker', import.meta.url)).filter((name) =>
  name.endsWith('.Dockerfile'),
)

test.each(dockerfiles)('%s ends in a small image without root', (name) => {
  const source = text(`docker/${name}`)
  const stages = source.split(/^FROM /m).slice(1)
  const last = stages.at(-1) ?? ''
  expect(stages.length).toBeGreaterThan(1)
  expect(last.match(/^USER .+$/gm)).toEqual(['USER node'])
  expect(last).toMatch(/^HEALTHCHECK [^]*?CMD \["node"/m)
  expect(last).not.toMatch(/npm install|pnpm/)
  expect(source).not.toMatch(/^ADD /m)
  expect(source).not.toMatch(/latest|curl|wget/)
  for (const [, image] of source.matchAll(/^FROM (\S+)/gm)) {
    expect([`node:${heldIn('node_version')}-bookworm-slim`, 'trusswell/web:${VERSION}']).toContain(image)
  }
  for (const [, version] of source.matchAll(/pnpm@(\S+)/g)) expect(version).toBe(heldIn('pnpm_version'))
  for (const install of source.match(/pnpm install.*/g) ?? []) expect(install).toContain('--frozen-lockfile')
})

test('the images carry exactly the packages that are not bundled', () => {
  const copiedBy = (name: string) =>
    /copy-packages\.ts \S+ \S+ (.+?) \\$/m.exec(text(`docker/${name}`))?.[1]?.split(' ')
  const external = /external: \[([^\]]+)\]/.exec(text('../apps/api/build.ts'))?.[1]
  expect(copiedBy('api.Dockerfile')).toEqual(
    [...(external ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name),
  )

  expect(text('../apps/web/vite.config.ts')).toContain('noExternal: true')
  const imported = new Set<string>()
  for (const file of [
    'server.ts',
    ...readdirSync(new URL('../apps/web/server', import.meta.url)).map((name) => `server/${name}`),
  ]) {
    if (file.endsWith('.test.ts')) continue
    for (const [, name] of text(`../apps/web/${file}`).matchAll(/^import (?!type )[^']*'([^.'][^']*)'/gm))
      imported.add(name!)
  }
  expect(copiedBy('web.Dockerfile')?.toSorted()).toEqual(
    [...imported].filter((name) => !name.startsWith('node:')).toSorted(),
  )
})
