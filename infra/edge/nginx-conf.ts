import { defaultLimits, type EdgeOptions } from './edge-options.ts'
import { maps } from './nginx-maps.ts'
import { server } from './nginx-server.ts'
import { strictTransportSecurity } from '../../apps/api/src/platform/security-headers.ts'

// Debian's libnginx-mod-http-brotli-static: a sixth fewer bytes of script, style and drawings.
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The whole edge: one function for preview, tests and the image. */
export function nginxConf(options: EdgeOptions): string {
  const { runDir, accessLog = `${runDir}/access.log`, workers = 'auto' } = options
  return `load_module ${brotliModule};
daemon off;
worker_processes ${workers};
pcre_jit on;
pid ${runDir}/nginx.pid;
error_log stderr warn;

events {
  worker_connections 4096;
}

http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  etag on;
  # Also for the files of the page cache: opening them is half of what a hit costs.
  open_file_cache max=2000 inactive=60s;
  open_file_cache_valid 30s;

  client_body_temp_path ${runDir}/body;
  proxy_temp_path ${runDir}/proxy;
  fastcgi_temp_path ${runDir}/fastcgi;
  uwsgi_temp_path ${runDir}/uwsgi;
  scgi_temp_path ${runDir}/scgi;

  client_max_body_size 1m;
  client_header_timeout 15s;
  client_body_timeout 15s;
  send_timeout 30s;
  large_client_header_buffers 4 8k;
  reset_timedout_connection on;

  ${logFormat}
  access_log ${accessLog} edge buffer=32k flush=1s;
  map_hash_bucket_size 256;
${realIp(options)}
${limits(options)}

  # Cached for a month without a visit, so that a page can be served when web and API are down.
  proxy_cache_path ${runDir}/cache levels=1:2 keys_zone=pages:10m max_size=512m inactive=30d use_temp_path=off;
${maps}
${upstreams(options)}
${server(options)}
}
`
}

const logFormat = `log_format edge escape=json '{"time":"$time_iso8601","request_id":"$request_id","address":"$remote_addr",'
    '"method":"$request_method","path":"$logged_path","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,'
    '"upstream":"$upstream_addr","upstream_status":"$upstream_status","upstream_seconds":"$upstream_response_time",'
    '"cache":"$upstream_cache_status","agent":"$http_user_agent"}';`

/** The client's address and protocol as a trusted proxy reports them, or else as this connection shows them. */
function realIp({ realIpFrom = [], realIpHeader = 'X-Forwarded-For' }: EdgeOptions): string {
  const trusted = realIpFrom.map((from) => `  set_real_ip_from ${from};`).join('\n')
  return `
${trusted}
  real_ip_header ${realIpHeader};
  real_ip_recursive on;
  geo $realip_remote_addr $is_trusted_proxy {
    default 0;
${realIpFrom.map((from) => `    ${from} 1;`).join('\n')}
  }
  map "$is_trusted_proxy $http_x_forwarded_proto" $client_scheme {
    default $scheme;
    '1 https' https;
    '1 http' http;
  }
  map $client_scheme $strict_transport_security {
    default '';
    https '${strictTransportSecurity}';
  }`
}

function limits({ limits: changed }: EdgeOptions): string {
  const { connections, requestsPerSecond } = { ...defaultLimits, ...changed }
  return `
  # This machine's own tools (warming, measuring) are not counted.
  geo $limited_by_address {
    default 1;
    127.0.0.0/8 0;
    ::1 0;
  }
  # An IPv6 client has a whole /64 to choose from, so that is what counts. An IPv4 address in IPv6 form is itself.
  # The addresses are compared as bytes: their text has many forms.
  map $binary_remote_addr $client_network {
    default $binary_remote_addr;
    '~(?s)^\\x00{10}\\xff\\xff(?<ipv4>.{4})\\z' $ipv4;
    '~(?s)^(?<network>.{8}).{8}\\z' $network;
  }
  map $limited_by_address $limited_client {
    default $client_network;
    0 '';
  }
  limit_req_zone $limited_client zone=requests:10m rate=${requestsPerSecond}r/s;
  limit_req_status 429;
  limit_conn_zone $limited_client zone=connections:10m;
  limit_conn connections ${connections};
  limit_conn_status 429;
  limit_req_log_level warn;
  limit_conn_log_level warn;`
}

function upstreams({ apiPorts, webPort, apiHost = '127.0.0.1', webHost = '127.0.0.1' }: EdgeOptions): string {
  const api = apiPorts.map((port) => `    server ${apiHost}:${port} max_fails=0;`).join('\n')
  return `
  # max_fails=0: a 503 is the answer of one endpoint (Redis or storage down) and says nothing about its process.
  # A request that fails is tried on the other process; the process stays in rotation.
  upstream api {
${api}
    keepalive 64;
    keepalive_timeout 60s;
  }

  upstream web {
    server ${webHost}:${webPort};
    keepalive 32;
    keepalive_timeout 60s;
  }
`
}
