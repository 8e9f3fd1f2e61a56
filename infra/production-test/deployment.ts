// The installation under test: its files, and the commands that an operator has for it.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { composeProject } from './compose-project.ts'
import { readComposeFile } from './compose-file.ts'
import { versions } from './engine.ts'
import { capture, execute } from './execute.ts'
import { hosts } from './outside.ts'

const root = resolve(import.meta.dirname, '../..')
export const work = process.env['PRODUCTION_TEST_WORK'] ?? ''
export const infra = join(work, 'release/infra')
export const site = {
  host: hosts.site,
  root: join(work, 'certificates/caddy/pki/authorities/local/root.crt'),
}
export const people = {
  admin: 'admin@trusswell.test',
  company: 'office@trusswell.test',
  client: 'asha@client.test',
}

// Without the two dashes Node takes `--env-file` of a container's command for its own.
const runner = [process.execPath, '--', join(import.meta.dirname, 'compose.ts')] as const
const composeArguments = (args: string[]) => [...runner.slice(1), '--project-directory', infra, ...args]
export const compose = (...args: string[]) => execute(runner[0], composeArguments(args))
export const composeOutput = (...args: string[]) => capture(runner[0], composeArguments(args))
export const project = () =>
  composeProject(readComposeFile(join(infra, 'compose.yaml')), process.env['DOCKER_HOST'] ?? '')
export const sql = (query: string) =>
  composeOutput(
    'exec',
    '-T',
    'postgres',
    'psql',
    '-U',
    'postgres',
    '-d',
    'trusswell',
    '-qAt',
    '-v',
    'ON_ERROR_STOP=1',
    '-c',
    query,
  )

/** A command of `infra`, with the compose runner of this test. */
export const operate = (command: string, ...args: string[]) =>
  execute(join(infra, command), args, { env: { TRUSSWELL_COMPOSE: runner.join(' ') } })

let commands = 0
/** How many commands the operator has typed so far. */
export const operatorCommands = () => commands
export const trusswell = (...args: string[]) => {
  commands += 1
  return operate('trusswell', ...args)
}

export async function initialise(recipient: string): Promise<void> {
  const options = {
    '--host': site.host,
    '--admin-email': people.admin,
    '--mail-from': 'hello@trusswell.test',
    '--company-mail': people.company,
    '--smtp-url': `smtp://${hosts.relay}:25`,
    '--backup-recipients': recipient,
    '--data-dir': work,
    '--version': versions[0],
  }
  await trusswell('init', ...Object.entries(options).flat())
}

export const setVersion = async (version: string) => {
  const path = join(infra, '.env')
  await writeFile(path, (await readFile(path, 'utf8')).replace(/^VERSION=.*$/m, `VERSION=${version}`))
}

/** Writes the containers' logs, to find the cause of a failure. */
export async function saveLogs(): Promise<void> {
  const directory = join(root, '.run/production-test')
  await mkdir(directory, { recursive: true })
  for (const name of Object.keys(readComposeFile(join(infra, 'compose.yaml')).services)) {
    const text = await composeOutput('logs', name).catch((error: Error) => error.message)
    await writeFile(join(directory, `${name}.log`), text)
  }
  console.error(`logs of the containers: ${directory}`)
}
