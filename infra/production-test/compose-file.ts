// Reads a compose file as Compose does, as far as ours goes. A key that isn't known here is an error, so that nothing
// of the file is left out in silence.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'

const names = z.array(z.string())
const text = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const Volume = z.union([
  z.string().transform((short) => {
    const [source = '', target = '', mode] = short.split(':')
    return { type: /^[./]/.test(source) ? 'bind' : 'volume', source, target, read_only: mode === 'ro' }
  }),
  z.strictObject({
    type: z.enum(['bind', 'volume']),
    source: z.string(),
    target: z.string(),
    read_only: z.boolean().default(false),
    bind: z.strictObject({ create_host_path: z.literal(false) }).optional(),
  }),
])
const Network = z
  .strictObject({ aliases: names.default([]), ipv4_address: z.string().optional() })
  .nullable()
  .transform((network) => network ?? { aliases: [], ipv4_address: undefined })
const Healthcheck = z.strictObject({
  disable: z.boolean().optional(),
  test: names.optional(),
  interval: z.string().optional(),
  timeout: z.string().optional(),
  start_period: z.string().optional(),
  retries: z.number().optional(),
})
const conditions = z.enum(['service_started', 'service_healthy', 'service_completed_successfully'])

const Service = z.strictObject({
  image: z.string(),
  build: z.unknown().optional(),
  profiles: names.default([]),
  user: z.string().optional(),
  group_add: names.default([]),
  entrypoint: names.optional(),
  command: names.optional(),
  /** Null takes the value of the caller's environment, when there is one. */
  environment: z.record(z.string(), text.nullable()).default({}),
  secrets: names.default([]),
  volumes: z.array(Volume).default([]),
  tmpfs: names.default([]),
  shm_size: z.string().optional(),
  networks: z
    .union([
      names.transform((list) => Object.fromEntries(list.map((name) => [name, null]))),
      z.record(z.string(), z.unknown()),
    ])
    .pipe(z.record(z.string(), Network))
    .default({}),
  network_mode: z.literal('none').optional(),
  extra_hosts: names.default([]),
  ports: names.default([]),
  init: z.boolean().default(false),
  read_only: z.boolean().default(false),
  cap_drop: names.default([]),
  cap_add: names.default([]),
  security_opt: names.default([]),
  restart: z.enum(['no', 'unless-stopped']).default('no'),
  // The engine of the test writes its own files: there is no journal.
  logging: z.unknown().optional(),
  healthcheck: Healthcheck.optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: conditions })).default({}),
  stop_grace_period: z.string().default('10s'),
  stop_signal: z.string().optional(),
  deploy: z
    .strictObject({
      resources: z.strictObject({
        limits: z.strictObject({ cpus: z.string(), memory: z.string(), pids: z.number() }),
      }),
    })
    .optional(),
})
const NetworkDefinition = z
  .strictObject({
    internal: z.boolean().default(false),
    enable_ipv6: z.boolean().default(false),
    ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.string() })) }).optional(),
  })
  .nullable()
const Compose = z.object({
  name: z.string(),
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), NetworkDefinition).default({}),
  volumes: z.record(z.string(), z.null()).default({}),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })).default({}),
})

export type ComposeFile = z.infer<typeof Compose> & { directory: string }
export type ComposeService = z.infer<typeof Service>

export function readComposeFile(path: string, environment: NodeJS.ProcessEnv = process.env): ComposeFile {
  const directory = dirname(resolve(path))
  const dotEnv = join(directory, '.env')
  const values = { ...(existsSync(dotEnv) ? parseEnv(readFileSync(dotEnv, 'utf8')) : {}), ...environment }
  const document = parse(readFileSync(path, 'utf8'), { merge: true }) as unknown
  return { ...Compose.parse(interpolate(document, values)), directory }
}

function interpolate(node: unknown, values: Record<string, string | undefined>): unknown {
  if (typeof node === 'string') {
    return node.replaceAll(
      /\$(?:\$|\{(\w+)(?:(:?[-?])([^}]*))?\})/g,
      (whole, name: string | undefined, operator = '', word = '') => {
        if (name === undefined) return '$'
        const value = values[name]
        if (value !== undefined && (value !== '' || !operator.startsWith(':'))) return value
        if (operator.endsWith('-')) return word
        if (operator.endsWith('?')) throw new Error(`${whole}: ${name} is not set ${word}`)
        return ''
      },
    )
  }
  if (Array.isArray(node)) return node.map((each) => interpolate(each, values))
  if (node !== null && typeof node === 'object')
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, interpolate(value, values)]))
  return node
}

/** `1m30s`, `500ms` */
export const seconds = (duration: string): number =>
  [...duration.matchAll(/(\d+)(ms|s|m|h)/g)].reduce(
    (sum, [, count, unit]) =>
      sum + Number(count) * ({ ms: 0.001, s: 1, m: 60, h: 3600 }[unit ?? ''] ?? Number.NaN),
    0,
  )

/** `512M`, `256mb`, `4G` */
export const bytes = (size: string): number => {
  const [, count, unit = ''] = /^(\d+)([kmg]?)b?$/i.exec(size) ?? []
  return Number(count) * 1024 ** ' kmg'.indexOf(unit.toLowerCase() || ' ')
}
