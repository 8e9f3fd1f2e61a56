// Prints the edge's configuration for the image. Addresses of `api` and `web` come from the compose file.
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
    brotliModule: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    accessLog: '/dev/stdout',
    workers: 2,
  }),
)
