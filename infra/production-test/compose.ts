// node compose.ts [-f FILE] up|run|exec|ps|stop|start|restart|rm|down|logs|kill|build|pull|config …
// The part of `docker compose` that the runbooks and infra/trusswell use, over the Docker Engine's own interface, for
// machines that have Debian's engine but not the Compose plugin.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bytes, readComposeFile, seconds, type ComposeFile, type ComposeService } from './compose-file.ts'

type State = { Status: string; Running: boolean; ExitCode: number; Health?: { Status: string } }
type Container = { Id: string; State: State; Config: { Labels: Record<string, string> } }

const label = {
  project: 'com.docker.compose.project',
  service: 'com.docker.compose.service',
  hash: 'com.docker.compose.config-hash',
  oneoff: 'com.docker.compose.oneoff',
}

export function engineAt(host: string) {
  const socketPath = host.replace(/^unix:\/\//, '')
  const call = <Answer>(method: string, path: string, body?: object) =>
    new Promise<{ status: number; body: Answer }>((done, failed) => {
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const outgoing = request(
        {
          socketPath,
          method,
          path: `/v1.41${path}`,
          headers: sent ? { 'content-type': 'application/json' } : {},
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () => {
            const received = Buffer.concat(chunks).toString()
            const isJson = answer.headers['content-type']?.startsWith('application/json') === true
            done({
              status: answer.statusCode ?? 0,
              body: (isJson && received ? JSON.parse(received) : received) as Answer,
            })
          })
        },
      )
      outgoing.on('error', failed)
      outgoing.end(sent)
    })
  return {
    async ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
      const answer = await call<Answer>(method, path, body)
      if (answer.status >= 400)
        throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      return answer.body
    },
    async find<Answer>(path: string): Promise<Answer | null> {
      const answer = await call<Answer>('GET', path)
      if (answer.status === 404) return null
      if (answer.status >= 400)
        throw new Error(`GET ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      return answer.body
    },
    /** docker's own program, with this process's terminal. */
    async attach(args: string[]): Promise<number> {
      const child = spawn('docker', args, { stdio: 'inherit', env: { ...process.env, DOCKER_HOST: host } })
      const [code] = (await once(child, 'exit')) as [number | null]
      return code ?? 1
    },
  }
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

  function containerOf(name: string, overrides: Overrides) {
    const service = { ...serviceOf(name), ...overrides.service }
    const limits = service.deploy?.resources.limits
    const { healthcheck } = service
    const nanoseconds = (duration?: string) => (duration === undefined ? undefined : seconds(duration) * 1e9)
    const ports = service.ports.map((port) => {
      const [whole = '', protocol = 'tcp'] = port.split('/')
      const [inner = '', outer = '', address = ''] = whole.split(':').toReversed()
      return { key: `${inner}/${protocol}`, binding: { HostIp: address, HostPort: outer } }
    })
    return {
      Image: service.image,
      User: service.user,
      ...(service.entrypoint ? { Entrypoint: service.entrypoint } : {}),
      // As Compose: an entrypoint of its own does away with the image's command.
      ...(service.command ? { Cmd: service.command } : service.entrypoint ? { Cmd: [] } : {}),
      Env: Object.entries(service.environment).flatMap(([key, given]) => {
        const value = given ?? process.env[key]
        return value === undefined ? [] : [`${key}=${value}`]
      }),
      ...(healthcheck
        ? {
            Healthcheck: healthcheck.disable
              ? { Test: ['NONE'] }
              : {
                  Test: healthcheck.test,
                  Interval: nanoseconds(healthcheck.interval),
                  Timeout: nanoseconds(healthcheck.timeout),
                  StartPeriod: nanoseconds(healthcheck.start_period),
                  Retries: healthcheck.retries,
                },
          }
        : {}),
      StopSignal: service.stop_signal,
      StopTimeout: seconds(service.stop_grace_period),
      ExposedPorts: Object.fromEntries(ports.map(({ key }) => [key, {}])),
      Tty: false,
      OpenStdin: overrides.interactive ?? false,
      StdinOnce: overrides.interactive ?? false,
      AttachStdin: overrides.interactive ?? false,
      HostConfig: {
        Init: service.init,
        GroupAdd: service.group_add,
        ReadonlyRootfs: service.read_only,
        CapDrop: service.cap_drop,
        CapAdd: service.cap_add,
        SecurityOpt: service.security_opt,
        Tmpfs: Object.fromEntries(
          service.tmpfs.map((each) => [each.split(':')[0] ?? '', each.split(':')[1] ?? '']),
        ),
        ShmSize: service.shm_size ? bytes(service.shm_size) : undefined,
        RestartPolicy: { Name: overrides.oneOff ? 'no' : service.restart },
        LogConfig: { Type: 'json-file', Config: {} },
        ExtraHosts: service.extra_hosts.map((host_) => host_.replace('=', ':')),
        NetworkMode: service.network_mode ?? scoped(Object.keys(service.networks)[0] ?? 'default'),
        PortBindings: overrides.oneOff
          ? {}
          : Object.fromEntries(ports.map(({ key, binding }) => [key, [binding]])),
        ...(limits
          ? { Memory: bytes(limits.memory), NanoCpus: Number(limits.cpus) * 1e9, PidsLimit: limits.pids }
          : {}),
        Mounts: [
          ...service.volumes.map(({ type, source, target, read_only }) => ({
            Type: type,
            Source: type === 'bind' ? resolve(file.directory, source) : scoped(source),
            Target: target,
            ReadOnly: read_only,
          })),
          ...service.secrets.map((secret) => ({
            Type: 'bind',
            Source: resolve(file.directory, file.secrets[secret]?.file ?? `no such secret: ${secret}`),
            Target: `/run/secrets/${secret}`,
            ReadOnly: true,
          })),
        ],
      },
    }
  }

  async function create(name: string, overrides: Overrides = {}): Promise<string> {
    const service = serviceOf(name)
    await createNetworks(service)
    const body = containerOf(name, overrides)
    const networks = Object.entries(service.networks).map(([network, { aliases, ipv4_address }]) => ({
      network: scoped(network),
      endpoint: {
        // A one-off container has no name to be found by and takes nobody's address.
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

type Overrides = { oneOff?: boolean; interactive?: boolean; service?: Partial<ComposeService> }
type RunOptions = {
  noDeps?: boolean
  interactive?: boolean
  entrypoint?: string[]
  user?: string
  environment?: Record<string, string>
  volumes?: ComposeService['volumes']
}

/** Options with a value and without one, up to the first word that is none; what follows belongs to the command. */
function takeOptions(args: string[], withValue: string[], without: string[]) {
  const given = new Map<string, string[]>()
  let at = 0
  for (; at < args.length; at += 1) {
    const [word = '', inline] = (args[at] ?? '').split(/=(.*)/s)
    if (!word.startsWith('-')) break
    if (without.includes(word)) given.set(word, [])
    else if (withValue.includes(word))
      given.set(word, [...(given.get(word) ?? []), inline ?? args[(at += 1)] ?? ''])
    else throw new Error(`compose.ts does not know the option ${word}`)
  }
  return {
    has: (...words: string[]) => words.some((word) => given.has(word)),
    all: (...words: string[]) => words.flatMap((word) => given.get(word) ?? []),
    rest: args.slice(at),
  }
}

async function main(args: string[]): Promise<number> {
  const general = takeOptions(
    args,
    [
      '-f',
      '--file',
      '--project-directory',
      '--env-file',
      '--profile',
      '-p',
      '--project-name',
      '--progress',
      '--ansi',
    ],
    [],
  )
  const [directory = '.'] = general.all('--project-directory')
  const [path = join(directory, 'compose.yaml')] = general.all('-f', '--file')
  const [verb = '', ...rest] = general.rest
  const file = readComposeFile(path)
  const project = composeProject(file, process.env['DOCKER_HOST'] ?? 'unix:///var/run/docker.sock')
  switch (verb) {
    case 'up': {
      const options = takeOptions(
        rest,
        ['--wait-timeout', '--pull', '-t', '--timeout'],
        [
          '-d',
          '--detach',
          '--no-deps',
          '--wait',
          '--force-recreate',
          '--quiet-pull',
          '--no-build',
          '--remove-orphans',
        ],
      )
      const [timeout] = options.all('--wait-timeout')
      await project.up(options.rest, {
        noDeps: options.has('--no-deps'),
        wait: options.has('--wait'),
        recreate: options.has('--force-recreate'),
        ...(timeout ? { timeout: Number(timeout) } : {}),
      })
      return 0
    }
    case 'run': {
      const options = takeOptions(
        rest,
        ['-e', '--env', '--entrypoint', '-u', '--user', '-v', '--volume', '--name', '--pull'],
        ['--rm', '--no-deps', '-T', '--no-TTY', '-i', '--interactive', '-q', '--quiet', '--quiet-pull'],
      )
      const [service = '', ...command] = options.rest
      const [entrypoint] = options.all('--entrypoint')
      const [user] = options.all('-u', '--user')
      return project.run(service, command, {
        noDeps: options.has('--no-deps'),
        // Compose gives the container its input unless it is the end of nothing.
        interactive: !process.stdin.isTTY || options.has('-i', '--interactive'),
        ...(entrypoint ? { entrypoint: [entrypoint] } : {}),
        ...(user ? { user } : {}),
        environment: Object.fromEntries(
          options.all('-e', '--env').map((pair) => {
            const [key = '', value] = pair.split(/=(.*)/s)
            return [key, value ?? process.env[key] ?? '']
          }),
        ),
        volumes: options.all('-v', '--volume').map((short) => {
          const [source = '', target = '', mode] = short.split(':')
          return {
            type: /^[./]/.test(source) ? 'bind' : 'volume',
            source: /^[./]/.test(source) ? resolve(source) : source,
            target,
            read_only: mode === 'ro',
          }
        }),
      })
    }
    case 'exec': {
      const options = takeOptions(
        rest,
        ['-e', '--env', '-u', '--user'],
        ['-T', '--no-TTY', '-i', '--interactive'],
      )
      const [service = '', ...command] = options.rest
      return project.engine.attach([
        'exec',
        ...(process.stdin.isTTY ? [] : ['--interactive']),
        ...options.all('-u', '--user').flatMap((user) => ['--user', user]),
        ...options.all('-e', '--env').flatMap((pair) => ['--env', pair]),
        project.nameOf(service),
        ...command,
      ])
    }
    case 'ps': {
      const options = takeOptions(
        rest,
        ['--format', '--status'],
        ['-a', '--all', '-q', '--quiet', '--services'],
      )
      const states = []
      for (const name of options.rest.length > 0 ? options.rest : Object.keys(file.services)) {
        const container = await project.inspect(name)
        if (!container || (!container.State.Running && !options.has('-a', '--all'))) continue
        states.push({
          Service: name,
          Name: project.nameOf(name),
          ID: container.Id,
          State: container.State.Status,
          Health: container.State.Health?.Status ?? '',
          ExitCode: container.State.ExitCode,
        })
      }
      for (const state of states) {
        if (options.has('-q', '--quiet')) console.log(state.ID)
        else if (options.has('--services')) console.log(state.Service)
        else if (options.all('--format')[0] === 'json') console.log(JSON.stringify(state))
        else console.log(`${state.Name}\t${state.State}\t${state.Health}`)
      }
      return 0
    }
    case 'logs': {
      const options = takeOptions(rest, ['--since', '--tail', '-n'], ['--no-color', '--no-log-prefix', '-t'])
      for (const name of options.rest.length > 0 ? options.rest : Object.keys(file.services))
        if (await project.inspect(name))
          await project.engine.attach([
            'logs',
            ...options.all('--since').flatMap((since) => ['--since', since]),
            ...options.all('--tail', '-n').flatMap((tail) => ['--tail', tail]),
            project.nameOf(name),
          ])
      return 0
    }
    case 'stop':
      await project.stop(takeOptions(rest, ['-t', '--timeout'], []).rest)
      return 0
    case 'start':
      await project.up(takeOptions(rest, [], ['--wait']).rest, { noDeps: true })
      return 0
    case 'restart':
      for (const name of takeOptions(rest, ['-t', '--timeout'], ['--no-deps']).rest)
        await project.engine.ask('POST', `/containers/${project.nameOf(name)}/restart`)
      return 0
    case 'kill': {
      const options = takeOptions(rest, ['-s', '--signal'], [])
      for (const name of options.rest)
        await project.engine.ask(
          'POST',
          `/containers/${project.nameOf(name)}/kill?signal=${options.all('-s', '--signal')[0] ?? 'SIGKILL'}`,
        )
      return 0
    }
    case 'rm':
      for (const name of takeOptions(rest, [], ['-f', '--force', '-s', '--stop', '-v']).rest)
        if (await project.inspect(name)) await project.remove(project.nameOf(name))
      return 0
    case 'down':
      await project.down({
        volumes: takeOptions(rest, ['-t', '--timeout', '--rmi'], ['-v', '--volumes', '--remove-orphans']).has(
          '-v',
          '--volumes',
        ),
      })
      return 0
    case 'build':
    case 'pull':
      // The images are there under their names; infra/production-test/images.ts made them.
      for (const name of takeOptions(rest, ['--build-arg'], ['-q', '--quiet', '--pull', '--no-cache']).rest)
        if (!(await project.engine.find(`/images/${file.services[name]?.image}/json`)))
          throw new Error(`no image ${file.services[name]?.image}`)
      return 0
    case 'config': {
      const options = takeOptions(
        rest,
        ['--format'],
        ['-q', '--quiet', '--services', '--images', '--volumes'],
      )
      if (options.has('--services')) console.log(Object.keys(file.services).join('\n'))
      else if (options.has('--images'))
        console.log([...new Set(Object.values(file.services).map(({ image }) => image))].join('\n'))
      else if (options.has('--volumes')) console.log(Object.keys(file.volumes).join('\n'))
      else if (!options.has('-q', '--quiet')) console.log(JSON.stringify(file, null, 2))
      return 0
    }
    case 'version':
      console.log('Docker Compose version v2.24.0')
      return 0
    default:
      throw new Error(`compose.ts does not know ${verb || 'what to do'}`)
  }
}

if (import.meta.main) {
  process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 1
  })
}
