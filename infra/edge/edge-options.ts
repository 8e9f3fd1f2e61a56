export type EdgeOptions = {
  /** As nginx's listen directive takes it, e.g. `127.0.0.1:8080`. */
  listen: string
  /** For the cache, temporary files, logs and the pid; created by the process that starts nginx. */
  runDir: string
  /** What the web build made for browsers: `apps/web/build/client`. */
  assetsDir: string
  apiPorts: number[]
  webPort: number
  /** Where the processes run; another host name in a container network. */
  apiHost?: string
  webHost?: string
  accessLog?: string
  workers?: number | 'auto'
  /** Addresses or CIDRs of the proxies in front; only their word on the client's address and protocol counts. */
  realIpFrom?: string[]
  /** Where those proxies write the client's address. */
  realIpHeader?: string
  /** For each client address; above them the answer is 429. */
  limits?: Partial<Limits>
}

type Limits = { connections: number; requestsPerSecond: number; burst: number }

// An office of some hundred people shares one address; ordinary use of the site stays below these.
export const defaultLimits: Limits = { connections: 500, requestsPerSecond: 100, burst: 500 }
