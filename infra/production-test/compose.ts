// node compose.ts [-f FILE] up|run|exec|ps|stop|start|restart|rm|down|logs|kill|build|pull|config …
// The part of `docker compose` that the runbooks and infra/trusswell use, over the Docker Engine's own interface, for
// machines that have Debian's engine but not the Compose plugin.
import { join, resolve } from 'node:path'
import { readComposeFile } from './compose-file.ts'
import { composeProject } from './compose-project.ts'

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
