// Builds the images that infra/compose.yaml names, with Debian's buildah. Ours come from their Dockerfiles; bases and
// servers that a registry would give come from Debian packages (images/*.Dockerfile) under the same names.
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { capture, execute } from './execute.ts'

const root = resolve(import.meta.dirname, '../..')
const npmVersion = '11.6.2'

/** `from:to[:options]` of the build machine (npm and apt settings, certificates): in RUN steps only, in no layer. */
const mounts = (process.env['PRODUCTION_TEST_MOUNTS'] ?? '').split(',').filter(Boolean)

export type ImageStore = ReturnType<typeof imageStore>

export function imageStore(directory: string) {
  const store = ['--root', join(directory, 'images'), '--runroot', join(directory, 'images-run')]
  const buildah = (...args: string[]) => execute('buildah', [...store, ...args])
  const ask = (...args: string[]) => capture('buildah', [...store, ...args])
  const has = async (name: string) =>
    ask('inspect', '--type', 'image', name).then(
      () => true,
      () => false,
    )

  async function commitRoot(name: string, fill: (container: string, mounted: string) => Promise<void>) {
    const container = await ask('from', 'scratch')
    try {
      await fill(container, await ask('mount', container))
      await buildah('umount', container)
      await buildah('commit', '--quiet', '--format', 'docker', container, name)
    } finally {
      await buildah('rm', container)
    }
  }

  /** Debian without a registry: what `debian:bookworm-slim` would be. */
  async function buildDebian(name: string): Promise<void> {
    const archive = join(directory, 'debian.tar')
    if (!existsSync(archive)) {
      await mkdir(directory, { recursive: true })
      await execute('mmdebstrap', [
        '--variant=minbase',
        'bookworm',
        `${archive}.partial`,
        '--format=tar',
        ...(await aptSources()),
      ])
      await execute('mv', [`${archive}.partial`, archive])
    }
    await commitRoot(name, async (container, mounted) => {
      await buildah('add', '--quiet', container, archive, '/')
      for (const file of await readdir(join(mounted, 'etc/apt/sources.list.d')))
        await rm(join(mounted, 'etc/apt/sources.list.d', file))
      await rm(join(mounted, 'etc/apt/sources.list'), { force: true })
      await buildah(
        'config',
        '--cmd',
        'bash',
        '--env',
        'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        container,
      )
    })
  }

  /** The same with Node from npm's `node` package, laid out as in the official image. */
  async function buildNode(name: string, from: string, version: string): Promise<void> {
    const packages = await mkdtemp(join(tmpdir(), 'node-'))
    await execute('npm', [
      'install',
      '--prefix',
      packages,
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `node@${version}`,
      `npm@${npmVersion}`,
    ])
    const container = await ask('from', '--pull-never', from)
    try {
      const mounted = await ask('mount', container)
      await cp(join(packages, 'node_modules/node/bin/node'), join(mounted, 'usr/local/bin/node'), {
        dereference: true,
      })
      await cp(join(packages, 'node_modules/npm'), join(mounted, 'usr/local/lib/node_modules/npm'), {
        recursive: true,
      })
      for (const each of ['npm', 'npx'])
        await symlink(`../lib/node_modules/npm/bin/${each}-cli.js`, join(mounted, 'usr/local/bin', each))
      await buildah(
        'run',
        '--isolation',
        'chroot',
        container,
        '--',
        'useradd',
        '--uid',
        '1000',
        '--user-group',
        '--create-home',
        'node',
      )
      await buildah('config', '--cmd', 'node', '--env', `NODE_VERSION=${version}`, container)
      await buildah('umount', container)
      await buildah('commit', '--quiet', '--format', 'docker', container, name)
    } finally {
      await buildah('rm', container)
      await rm(packages, { recursive: true })
    }
  }

  const build = (name: string, dockerfile: string, context: string, args: string[] = []) =>
    buildah(
      'bud',
      '--quiet',
      '--isolation',
      'chroot',
      '--pull-never',
      '--layers',
      '--format',
      'docker',
      ...mounts.flatMap((mount) => ['--volume', mount]),
      ...args.flatMap((arg) => ['--build-arg', arg]),
      '--tag',
      name,
      '--file',
      resolve(root, dockerfile),
      resolve(root, context),
    )

  return {
    has,
    buildDebian,
    buildNode,
    build,
    /** Into the engine, as `docker load` takes it. */
    async load(docker: (...args: string[]) => Promise<void>, name: string): Promise<void> {
      const archive = join(directory, 'image.tar')
      await rm(archive, { force: true })
      await buildah('push', '--quiet', name, `docker-archive:${archive}:${name}`)
      await docker('load', '--quiet', '--input', archive)
      await rm(archive)
    },
  }
}

async function aptSources(): Promise<string[]> {
  const named = process.env['PRODUCTION_TEST_APT_SOURCES']
  if (named) return named.split(',')
  const directory = '/etc/apt/sources.list.d'
  const files = ['/etc/apt/sources.list', ...(await readdir(directory)).map((file) => join(directory, file))]
  const used = files.filter((file) => /\.(list|sources)$/.test(file) && existsSync(file))
  const texts = await Promise.all(used.map((file) => readFile(file, 'utf8')))
  return used.filter((_file, index) => texts[index]?.includes('bookworm'))
}
