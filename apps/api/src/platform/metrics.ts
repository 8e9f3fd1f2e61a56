import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics(process: string) {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'job_seconds',
      help: 'Time that a job took',
      labelNames: ['queue', 'outcome'],
      buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
      registers,
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Mails by kind and outcome; uncertain counts tries whose predecessor may have been accepted',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    unreadableSecrets: new Gauge({
      name: 'settings_secrets_unreadable',
      help: 'Secrets of the settings that could not be decrypted when the process started',
      registers,
    }),
    webhooks: new Counter({
      name: 'webhooks_total',
      help: 'Webhooks of payment gateways; refused ones had no valid signature and were not stored',
      labelNames: ['gateway', 'outcome'],
      registers,
    }),
    auditSealed: new Counter({ name: 'audit_sealed_total', help: 'Audit entries sealed', registers }),
  }
}

/** Requests that wait for a connection: above zero for long means the pool or the database is too small. */
export function watchPool({ registry }: Metrics, pool: { waitingCount: number }) {
  new Gauge({
    name: 'db_pool_waiting',
    help: 'Callers waiting for a connection',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

type Queue = { name: string; readyCount: number; activeCount: number; failedCount: number }

/** Read on each scrape, from counts that the queue maintains itself. */
export function watchQueues({ registry }: Metrics, readQueues: () => Promise<Queue[]>) {
  new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state; anything ready in dead-letters needs a person',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      for (const queue of await readQueues()) {
        this.set({ queue: queue.name, state: 'ready' }, queue.readyCount)
        this.set({ queue: queue.name, state: 'active' }, queue.activeCount)
        this.set({ queue: queue.name, state: 'failed' }, queue.failedCount)
      }
    },
  })
}
