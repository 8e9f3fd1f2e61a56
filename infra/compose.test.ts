import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { bundleOptions } from '../apps/api/bundle-options.ts'
import { environmentsOf } from '../apps/api/src/config.ts'
import { webEnvironmentOf } from '../apps/web/server/environment.ts'

type Service = {
  image: string
  entrypoint?: string[]
  command?: string[]
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
  environment?: Record<string, string | null>
  secrets?: string[]
  healthcheck?: object
  deploy?: { resources: { limits: { cpus: string; memory: string; pids: number } } }
}
type Compose = {
  services: Record<string, Service>
  secrets?: Record<string, { file: string }>
  networks?: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>
}

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const readCompose = (path: string) => parse(text(path), { merge: true }) as Compose
const files = ['compose.yaml', 'compose.dev.yaml']
const production = readCompose('compose.yaml')
const services = Object.entries(production.services)
const setup = text('../bin/setup')
const heldIn = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(setup)?.[1]

test('the compose files follow the specification', () => {
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false })
  addFormats.default(ajv)
  const { $schema: _dialect, ...schema } = JSON.parse(text('schema/compose-spec.json'))
  const validate = ajv.compile(schema)
  for (const file of files) {
    validate(readCompose(file))
    expect(validate.errors, file).toBeNull()
  }
  expect(validate({ services: { a: { image: 'a', prots: [] } } })).toBe(false)
})

test.each(
  files.flatMap((file) =>
    Object.entries(readCompose(file).services).map((entry) => [file, ...entry] as const),
  ),
)('%s: %s is contained', (_file, name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  })
  expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(service.privileged).toBeUndefined()
  // The capability of Caddy's program, for ports below 1024.
  expect(service.cap_add ?? []).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : [])
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

const networksOf = ({ networks = [] }: Service) =>
  Array.isArray(networks) ? networks : Object.keys(networks)
const isInternal = (network: string) => production.networks?.[network]?.internal === true
const addressOf = (service: string, network: string) => {
  const networks = production.services[service]?.networks
  return Array.isArray(networks) ? undefined : networks?.[network]?.ipv4_address
}

test('only Caddy can be reached from outside', () => {
  const published = services.filter(([, service]) => service.ports)
  expect(published.map(([name]) => name)).toEqual(['caddy'])
  // HTTP/3 is announced under the port that Caddy itself listens on.
  expect(production.services['caddy']?.ports).toContain('443:443/udp')
})

test('what holds data is on internal networks only', () => {
  for (const name of ['postgres', 'redis', 'migrate', 'content', 'create-admin', 'rotate-settings-key']) {
    const networks = networksOf(production.services[name]!)
    expect([name, networks.filter((network) => !isInternal(network))]).toEqual([name, []])
  }
})

test('fixed ranges are not among those that Docker hands out to other networks', () => {
  const ranges = Object.values(production.networks ?? {}).flatMap(
    (network) => network?.ipam?.config.map(({ subnet }) => subnet) ?? [],
  )
  expect(ranges.length).toBeGreaterThan(0)
  expect(ranges.filter((range) => /^(172\.(1[6-9]|2\d|3[01])|192\.168)\./.test(range))).toEqual([])
})

test('the edge trusts the address of Caddy only', () => {
  const { networks: edgeNetworks, environment } = {
    networks: networksOf(production.services['edge']!),
    environment: production.services['edge']?.environment,
  }
  const shared = networksOf(production.services['caddy']!).filter((name) => edgeNetworks.includes(name))
  expect(shared).toHaveLength(1)
  expect(environment?.['EDGE_REAL_IP_FROM']).toBe(addressOf('caddy', shared[0]!))
  expect(environment?.['EDGE_REAL_IP_FROM']).toMatch(/^[\d.]+$/)
})

test('the edge and the API know the fixed addresses of their neighbours', () => {
  expect(production.services['edge']?.extra_hosts).toEqual([
    `api=${addressOf('api-1', 'inside')}`,
    `api=${addressOf('api-2', 'inside')}`,
    `web=${addressOf('web', 'inside')}`,
  ])
  for (const name of ['api-1', 'api-2']) {
    const trusted = production.services[name]?.environment?.['TRUSTED_PROXIES']
    expect(trusted).toBe(`${addressOf('edge', 'inside')},${addressOf('web', 'inside')}`)
  }
})

const schemas = { ...environmentsOf(true), web: webEnvironmentOf(true) }
const processes: [service: string, process: keyof typeof schemas][] = [
  ['api-1', 'api'],
  ['api-2', 'api'],
  ['worker', 'worker'],
  ['migrate', 'migrate'],
  ['content', 'content'],
  ['create-admin', 'create-admin'],
  ['rotate-settings-key', 'rotate-settings-key'],
  ['demo', 'seed'],
  ['web', 'web'],
]
/** Names and values of the secrets' examples: `infra/trusswell init` makes the real files with the same names. */
const secretsOf = (service: Service) =>
  (service.secrets ?? [])
    .filter((secret) => secret.endsWith('_env'))
    .flatMap((secret) => [
      ...text(`${production.secrets?.[secret]?.file}.example`).matchAll(/^([A-Z_0-9]+)=(.+)$/gm),
    ])
    .map(([, name, value]) => [name!, value!] as const)
const givenTo = (service: Service) => [...Object.entries(service.environment ?? {}), ...secretsOf(service)]

test.each(processes)('%s is given every variable that it requires, in one place', (name, process) => {
  const names = givenTo(production.services[name]!).map(([key]) => key)
  const required = Object.entries(schemas[process].shape)
    .filter(([, variable]) => !variable.safeParse(undefined).success)
    .map(([variable]) => variable)
  expect(required.length).toBeGreaterThan(0)
  expect(required.filter((variable) => !names.includes(variable))).toEqual([])
  const own = Object.keys(production.services[name]?.environment ?? {})
  const inSecrets = secretsOf(production.services[name]!).map(([key]) => key)
  expect(own.filter((variable) => inSecrets.includes(variable))).toEqual([])
})

test.each(processes)('%s is given no variable that it does not read', (name, process) => {
  const own = Object.keys(production.services[name]?.environment ?? {})
  expect(own.filter((key) => key !== 'NODE_ENV' && !(key in schemas[process].shape))).toEqual([])
})

test('every variable of a secret file is read by a process that gets the file', () => {
  for (const secret of Object.keys(production.secrets ?? {}).filter((name) => name.endsWith('_env'))) {
    const readers = processes.filter(([name]) => production.services[name]?.secrets?.includes(secret))
    const names = secretsOf({ image: '', secrets: [secret] }).map(([name]) => name)
    expect(names.length).toBeGreaterThan(0)
    const unread = names.filter((name) => !readers.some(([, process]) => name in schemas[process].shape))
    expect([secret, unread]).toEqual([secret, []])
  }
})

/** Services of this file whose names are in the URLs that a process reads. */
const hostsOf = (service: Service, process: keyof typeof schemas) =>
  givenTo(service).flatMap(([key, value]) => {
    if (!(key in schemas[process].shape)) return []
    const host = value !== null && URL.canParse(value) ? new URL(value).hostname : ''
    return services
      .filter(([name, other]) => name === host || aliasesOf(other).includes(host))
      .map(([name]) => name)
  })
const aliasesOf = ({ networks = [] }: Service) =>
  Array.isArray(networks) ? [] : Object.values(networks).flatMap((network) => network.aliases ?? [])

test.each(processes)('%s shares a network with every service that its variables name', (name, process) => {
  const service = production.services[name]!
  const hosts = hostsOf(service, process)
  expect(hosts.length).toBeGreaterThan(0)
  const networks = networksOf(service)
  const unreachable = hosts.filter(
    (host) => !networksOf(production.services[host]!).some((network) => networks.includes(network)),
  )
  expect(unreachable).toEqual([])
})

test.each(processes)('%s has a way out of the machine only when it needs one', (name, process) => {
  const needs = ['S3_ENDPOINT', 'SMTP_URL'].some((variable) => variable in schemas[process].shape)
  const networks = networksOf(production.services[name]!)
  expect(networks.some((network) => !isInternal(network))).toBe(needs)
})

test('.env.example has every value that the compose file asks for, and no other', () => {
  const asked = [...text('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!)
  const offered = [...text('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!)
  expect(offered.toSorted()).toEqual([...new Set(asked)].toSorted())
})

test('only those that need the key of the settings get it', () => {
  const readers = services
    .filter(([, { secrets }]) => secrets?.includes('settings_env'))
    .map(([name]) => name)
  expect(readers.toSorted()).toEqual(['api-1', 'api-2', 'rotate-settings-key', 'worker'])
})

test('the worker of a demo knows that it is one, because its mails reach few addresses', () => {
  expect(production.services['worker']?.environment).toMatchObject({ DEMO: '${DEMO:-false}' })
})

test('no secret is written in the compose file', () => {
  for (const { file } of Object.values(production.secrets ?? {})) expect(file).toMatch(/^\.\/secrets\//)
  // A name without a value is taken from the shell.
  const given = services
    .flatMap(([, service]) => Object.entries(service.environment ?? {}))
    .filter((entry): entry is [string, string] => entry[1] !== null)
  expect(given.filter(([key]) => /PASSWORD|SECRET/.test(key) && !key.endsWith('_FILE'))).toEqual([])
  expect(given.filter(([, value]) => /:\/\/[^/]*:[^/]*@/.test(value))).toEqual([])
})

test('development uses the same images as production', () => {
  for (const [name, { image }] of Object.entries(readCompose('compose.dev.yaml').services)) {
    const { image: inProduction } = production.services[name] ?? {}
    if (inProduction) expect([name, image]).toEqual([name, inProduction])
  }
})

const dockerfiles = readdirSync(new URL('docker', import.meta.url)).filter(
  (name) => name.endsWith('.Dockerfile') && name !== 'backup.Dockerfile',
)

test('backups are made by the programs of the server’s own version, without root', () => {
  const source = text('docker/backup.Dockerfile')
  expect(source.match(/^FROM .+$/gm)).toEqual([`FROM ${production.services['postgres']?.image}`])
  expect(source.match(/^USER .+$/gm)).toEqual([`USER ${production.services['postgres']?.user}`])
})

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

test('every service of the API image runs a file that the build makes', () => {
  const list = /entryPoints: \[([^\]]+)\]/.exec(text('../apps/api/build.ts'))?.[1] ?? ''
  const built = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => `${name}.js`)
  const entries = services
    .filter(([, { image }]) => image.startsWith('trusswell/api:'))
    .map(([name, { entrypoint = [], command = [] }]) => ({
      name,
      runs: [...entrypoint, ...command].filter((word) => word.endsWith('.js')),
    }))
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.filter(({ runs }) => runs.length !== 1 || !built.includes(runs[0]!))).toEqual([])
})

test('the images carry exactly the packages that are not bundled', () => {
  const copiedBy = (name: string) =>
    /copy-packages\.ts \S+ \S+ (.+?) \\$/m.exec(text(`docker/${name}`))?.[1]?.split(' ')
  expect(copiedBy('api.Dockerfile')).toEqual([...bundleOptions.external])

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
