// Prints the edge's configuration when its container starts. Addresses of `api` and `web` come from the compose file.
import { isIP } from 'node:net'
import { nginxConf } from '../edge/nginx-conf.ts'

process.stdout.write(
  nginxConf({
    listen: '8080',
    runDir: '/var/lib/edge',
    assetsDir: '/var/lib/edge/client',
    apiHost: 'api',
    apiPorts: [5002],
    webHost: 'web',
    webPort: 3000,
    accessLog: '/dev/stdout',
    workers: 2,
    realIpFrom: trustedProxies(process.env['EDGE_REAL_IP_FROM'] ?? ''),
    realIpHeader: headerName(process.env['EDGE_REAL_IP_HEADER'] || 'X-Forwarded-For'),
  }),
)

/** Addresses and CIDRs, separated by commas; empty where clients connect to the edge directly. */
function trustedProxies(list: string): string[] {
  const proxies = list.split(',').map((each) => each.trim())
  return proxies.filter(Boolean).map((proxy) => {
    const [address = '', bits, ...rest] = proxy.split('/')
    const version = isIP(address)
    const isLength =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
    if (version === 0 || !isLength || rest.length > 0) {
      throw new Error(`EDGE_REAL_IP_FROM: ${proxy} is neither an address nor a CIDR`)
    }
    return proxy
  })
}

function headerName(name: string): string {
  if (!/^[a-z][a-z0-9-]*$/i.test(name)) throw new Error(`EDGE_REAL_IP_HEADER: ${name} is no header name`)
  return name
}
