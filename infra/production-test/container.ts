import { resolve } from 'node:path'
import { bytes, seconds, type ComposeFile, type ComposeService } from './compose-file.ts'

/** What the engine is asked to create for a service. */
export function containerConfig(
  file: ComposeFile,
  service: ComposeService,
  options: { oneOff?: boolean; interactive?: boolean },
) {
  const scoped = (name: string) => `${file.name}_${name}`
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
    // Like Compose: setting an entrypoint drops the image's command.
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
    OpenStdin: options.interactive ?? false,
    StdinOnce: options.interactive ?? false,
    AttachStdin: options.interactive ?? false,
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
      RestartPolicy: { Name: options.oneOff ? 'no' : service.restart },
      LogConfig: { Type: 'json-file', Config: {} },
      ExtraHosts: service.extra_hosts.map((host_) => host_.replace('=', ':')),
      NetworkMode: service.network_mode ?? scoped(Object.keys(service.networks)[0] ?? 'default'),
      PortBindings: options.oneOff
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
