// The containers, networks and volumes of one compose file, as Compose would make them.
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { ComposeFile, ComposeService } from './compose-file.ts'
import { containerConfig } from './container.ts'
import { engineAt } from './engine-client.ts'

type State = { Status: string; Running: boolean; ExitCode: number; Health?: { Status: string } }
type Container = { Id: string; State: State; Config: { Labels: Record<string, string> } }

const label = {
  project: 'com.docker.compose.project',
  service: 'com.docker.compose.service',
  hash: 'com.docker.compose.config-hash',
  oneoff: 'com.docker.compose.oneoff',
}

type Overrides = { oneOff?: boolean; interactive?: boolean; service?: Partial<ComposeService> }
type RunOptions = {
  noDeps?: boolean
  interactive?: boolean
  entrypoint?: string[]
  user?: string
  environment?: Record<string, string>
  volumes?: ComposeService['volumes']
}

export function composeProject(file: ComposeFile, host: string) {
  const engine = engineAt(host)
  const nameOf = (service: string) => `${file.name}-${service}-1`
  const scoped = (name: string) => `${file.name}_${name}`
  const inspect = (service: string) => engine.find<Container>(`/containers/${nameOf(service)}/json`)
  const serviceOf = (name: string): ComposeService => {
    const service = file.services[name]
    if (!service) throw new Error(`no such service: ${name}`)
    return service
  }

  async function createNetworks(service: ComposeService): Promise<void> {
    for (const name of Object.keys(service.networks)) {
      const definition = file.networks[name]
      if (definition === undefined) throw new Error(`no such network: ${name}`)
      if (await engine.find(`/networks/${scoped(name)}`)) continue
      const subnets = definition?.ipam?.config.map(({ subnet }) => ({ Subnet: subnet })) ?? []
      // Engines before 27 choose no IPv6 range by themselves.
      if (definition?.enable_ipv6) subnets.push({ Subnet: 'fd00:7472:7573::/64' })
      await engine.ask('POST', '/networks/create', {
        Name: scoped(name),
        Internal: definition?.internal ?? false,
        CheckDuplicate: true,
        EnableIPv6: definition?.enable_ipv6 ?? false,
        Labels: { [label.project]: file.name },
        ...(subnets.length > 0 ? { IPAM: { Config: subnets } } : {}),
      })
    }
  }

  const containerOf = (name: string, overrides: Overrides) =>
    containerConfig(file, { ...serviceOf(name), ...overrides.service }, overrides)

  async function create(name: string, overrides: Overrides = {}): Promise<string> {
    const service = serviceOf(name)
    await createNetworks(service)
    const body = containerOf(name, overrides)
    const networks = Object.entries(service.networks).map(([network, { aliases, ipv4_address }]) => ({
      network: scoped(network),
      endpoint: {
        // A one-off container has no service name and uses no reserved address.
        Aliases: overrides.oneOff ? [] : [name, ...aliases],
        ...(ipv4_address && !overrides.oneOff ? { IPAMConfig: { IPv4Address: ipv4_address } } : {}),
      },
    }))
    const [first, ...others] = networks
    const containerName = overrides.oneOff
      ? `${file.name}-${name}-run-${Date.now().toString(36)}`
      : nameOf(name)
    const { Id } = await engine.ask<{ Id: string }>('POST', `/containers/create?name=${containerName}`, {
      ...body,
      Labels: {
        [label.project]: file.name,
        [label.service]: name,
        [label.hash]: hashOf(name),
        [label.oneoff]: overrides.oneOff ? 'True' : 'False',
      },
      NetworkingConfig: { EndpointsConfig: first ? { [first.network]: first.endpoint } : {} },
    })
    for (const { network, endpoint } of others)
      await engine.ask('POST', `/networks/${network}/connect`, { Container: Id, EndpointConfig: endpoint })
    return Id
  }

  const hashOf = (name: string) =>
    createHash('sha256')
      .update(JSON.stringify([containerOf(name, {}), serviceOf(name).networks]))
      .digest('hex')
  const remove = (id: string) => engine.ask('DELETE', `/containers/${id}?force=true&v=true`)

  async function waitFor(
    name: string,
    condition: 'service_started' | 'service_healthy' | 'service_completed_successfully',
    timeout = 300,
  ) {
    for (const deadline = Date.now() + timeout * 1000; ; await setTimeout(200)) {
      const container = await inspect(name)
      if (!container) throw new Error(`${name} is not there`)
      const { Status, Running, ExitCode, Health } = container.State
      if (condition === 'service_completed_successfully') {
        if (Status === 'exited' && ExitCode === 0) return
        if (Status === 'exited') throw new Error(`${name} ended with ${ExitCode}`)
      } else {
        if (Running && (condition === 'service_started' || !Health || Health.Status === 'healthy')) return
        if (Status === 'exited' || Status === 'dead') throw new Error(`${name} ended with ${ExitCode}`)
        if (Health?.Status === 'unhealthy') throw new Error(`${name} is unhealthy`)
      }
      if (Date.now() > deadline) throw new Error(`${name} did not become ${condition} within ${timeout} s`)
    }
  }

  const order = (wanted: string[], seen = new Set<string>()): string[] => {
    for (const name of wanted) {
      if (seen.has(name)) continue
      order(Object.keys(serviceOf(name).depends_on), seen)
      seen.add(name)
    }
    return [...seen]
  }

  async function up(
    wanted: string[],
    options: { noDeps?: boolean; wait?: boolean; recreate?: boolean; timeout?: number } = {},
  ): Promise<void> {
    const named =
      wanted.length > 0
        ? wanted
        : Object.keys(file.services).filter((name) => serviceOf(name).profiles.length === 0)
    for (const name of options.noDeps ? named : order(named)) {
      if (!options.noDeps) {
        for (const [dependency, { condition }] of Object.entries(serviceOf(name).depends_on))
          await waitFor(dependency, condition)
      }
      const present = await inspect(name)
      const isCurrent =
        present?.Config.Labels[label.hash] === hashOf(name) && !(options.recreate && named.includes(name))
      if (present && isCurrent) {
        if (!present.State.Running) await engine.ask('POST', `/containers/${present.Id}/start`)
        continue
      }
      if (present) {
        await stop([name])
        await remove(present.Id)
      }
      await engine.ask('POST', `/containers/${await create(name)}/start`)
    }
    if (!options.wait) return
    for (const name of named) {
      const isOneShot = Object.values(file.services).some(
        ({ depends_on }) => depends_on[name]?.condition === 'service_completed_successfully',
      )
      await waitFor(
        name,
        isOneShot || serviceOf(name).restart === 'no' ? 'service_completed_successfully' : 'service_healthy',
        options.timeout,
      )
    }
  }

  async function stop(names: string[]): Promise<void> {
    const all = names.length > 0 ? names : order(Object.keys(file.services)).toReversed()
    for (const name of all) {
      const container = await inspect(name)
      if (container?.State.Running) await engine.ask('POST', `/containers/${container.Id}/stop`)
    }
  }

  return {
    file,
    engine,
    nameOf,
    scoped,
    inspect,
    up,
    stop,
    create,
    remove,
    waitFor,
    /** A container of its own for one command; its exit code. */
    async run(name: string, command: string[], options: RunOptions = {}): Promise<number> {
      if (!options.noDeps) {
        const dependencies = Object.entries(serviceOf(name).depends_on)
        if (dependencies.length > 0) await up(dependencies.map(([dependency]) => dependency))
        for (const [dependency, { condition }] of dependencies) await waitFor(dependency, condition)
      }
      const service = serviceOf(name)
      const id = await create(name, {
        oneOff: true,
        interactive: options.interactive ?? false,
        service: {
          ...(command.length > 0 ? { command } : {}),
          ...(options.entrypoint ? { entrypoint: options.entrypoint, command } : {}),
          ...(options.user ? { user: options.user } : {}),
          environment: { ...service.environment, ...options.environment },
          volumes: [...service.volumes, ...(options.volumes ?? [])],
        },
      })
      try {
        return await engine.attach([
          'start',
          '--attach',
          ...(options.interactive ? ['--interactive'] : []),
          id,
        ])
      } finally {
        await remove(id)
      }
    },
    async down(options: { volumes?: boolean } = {}): Promise<void> {
      await stop([])
      const filters = encodeURIComponent(JSON.stringify({ label: [`${label.project}=${file.name}`] }))
      for (const { Id } of await engine.ask<{ Id: string }[]>(
        'GET',
        `/containers/json?all=true&filters=${filters}`,
      ))
        await remove(Id)
      for (const { Id } of await engine.ask<{ Id: string }[]>('GET', `/networks?filters=${filters}`))
        await engine.ask('DELETE', `/networks/${Id}`)
      if (options.volumes)
        for (const name of Object.keys(file.volumes))
          if (await engine.find(`/volumes/${scoped(name)}`))
            await engine.ask('DELETE', `/volumes/${scoped(name)}`)
    },
  }
}
