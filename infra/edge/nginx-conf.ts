import { resumeMessages } from '../../packages/domain/src/resume-messages.ts'
import { publicPage } from '../../apps/web/app/lib/document/page-headers.ts'
import { apiSecurityHeaders, strictTransportSecurity } from '../../apps/api/src/platform/security-headers.ts'
import { securityHeaders } from '../../apps/web/server/security-headers.ts'

export type EdgeOptions = {
  /** As nginx's listen directive takes it, e.g. `127.0.0.1:8080`. */
  listen: string
  /** For the cache, temporary files, logs and the pid; created by whoever starts nginx. */
  runDir: string
  /** What the web build made for browsers: `apps/web/build/client`. */
  assetsDir: string
  apiPorts: number[]
  webPort: number
  /** Where the processes run; another host name in a container network. */
  apiHost?: string
  webHost?: string
  /** Debian's libnginx-mod-http-brotli-static; a sixth fewer bytes of script and style. */
  brotliModule?: string
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

// An office of some hundred people shares one address; nobody reaches these by using the site.
const defaultLimits: Limits = { connections: 500, requestsPerSecond: 100, burst: 500 }

/** The whole edge: one function for preview, tests and the image. */
export function nginxConf(options: EdgeOptions): string {
  const { runDir, brotliModule, accessLog = `${runDir}/access.log`, workers = 'auto' } = options
  return `${brotliModule ? `load_module ${brotliModule};\n` : ''}daemon off;
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

  # Kept for a month without a visitor, so that a page is there when nothing else is.
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

const limitRequests = ({ limits: changed }: EdgeOptions) =>
  `limit_req zone=requests burst=${changed?.burst ?? defaultLimits.burst} nodelay;`

const maps = `
  # Invitations sent before their token moved into the query have it in the path.
  map $uri $logged_path {
    default $uri;
    ~^/invite/ '/invite/[redacted]';
    ~^/api/auth/invitations/ '/api/auth/invitations/[redacted]';
  }

  # The path as it was asked for, which is what web gets to see; its other spellings are redirected there.
  # Most requests have no query and are spared the patterns.
  map $args $page_path {
    default $path_before_query;
    '' $request_uri;
  }
  map $request_uri $path_before_query {
    default $request_uri;
    ~^(?<path>[^?]*)\\? $path;
  }
  # The cache stores the path together with the headers of the answer in one buffer of 4 KB.
  map $page_path $is_long_path {
    default '';
    '~^.{2048}' 1;
  }

  # A page is its path. The data of a page names the parts that it wants, and is not kept then; nor is a search,
  # nor a choice of the positions.
  map $args $is_own_answer {
    default $is_answer_to_query;
    '' '';
  }
  map $uri $is_answer_to_query {
    default '';
    ~\\.data$ $args;
    /search search;
    /invite invitation;
    /careers $is_choice;
  }
  map $args $is_choice {
    default '';
    ~(^|&)(area|experience|type)= choice;
  }

  map $http_accept_encoding $needs_unpacking {
    default 1;
    ~gzip '';
  }

  # Nobody's cookie takes part in a page.
  map $request_method $page_cookie {
    default $http_cookie;
    GET '';
    HEAD '';
  }

  # The long lives of a public page are for shared caches; a browser asks again each time.
  map $upstream_http_cache_control $browser_cache_control {
    default $upstream_http_cache_control;
    '${publicPage}' 'public, max-age=0, must-revalidate';
  }
  map $upstream_http_cache_control $shared_cache_control {
    default '';
    '${publicPage}' $upstream_http_cache_control;
  }
`

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

function server(options: EdgeOptions): string {
  const { listen, assetsDir, brotliModule } = options
  const precompressed = brotliModule ? 'gzip_static on; brotli_static on;' : 'gzip_static on;'
  return `
  server {
    listen ${listen};
    server_name _;
    root ${assetsDir};
    # Redirects stay relative: the Host header is the client's.
    absolute_redirect off;
    # An error page may be reached from another one: see @unpacked.
    recursive_error_pages on;
    error_page 414 /url-too-long;
    error_page 429 @too_many_pages;

    proxy_http_version 1.1;
    proxy_connect_timeout 2s;
    proxy_read_timeout 30s;

    # Hashed names, so a file never changes.
    location /assets/ {
      ${precompressed}
      gzip_vary on;
${headerLines(securityHeaders, '      ')}
      add_header Cache-Control 'public, max-age=31536000, immutable';
      try_files $uri =404;
    }

    # Icons and the like, by their fixed names.
    location ~ ^/[\\w-]+\\.(ico|svg|png|webmanifest)$ {
      ${precompressed}
      gzip_vary on;
${headerLines(securityHeaders, '      ')}
      add_header Cache-Control 'public, max-age=3600';
      try_files $uri =404;
    }

    location /api/ {
      ${limitRequests(options)}
${api()}
    }

    # The only WebSocket. A refusal while Redis is down is meant for this tab and is not tried elsewhere.
    location = /api/live {
      ${limitRequests(options)}
${toApi}
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection Upgrade;
      proxy_next_upstream off;
    }

    # Resumes are up to 5 MB; the API says so to whoever sends a little more. The body is kept here until it is whole,
    # so a slow phone holds up nobody.
    location ~ ^/api/(jobs/[^/]+/applications|internship/applications|applications/by-token/resume)$ {
      ${limitRequests(options)}
      client_max_body_size 6m;
      error_page 413 @file_too_large;
${api()}
    }

    location @file_too_large {
      internal;
${apiAnswer('413', 'payload_too_large', resumeMessages.tooLarge, `"fields":{"resume":"${resumeMessages.tooLarge}"},`)}
    }

    location @api_unavailable {
      internal;
      add_header Retry-After 5 always;
${apiAnswer('503', 'unavailable', 'The service is not available right now. Please try again.')}
    }

    location @too_many_requests {
      internal;
      add_header Retry-After 5 always;
${apiAnswer('429', 'too_many_requests', 'Too many requests. Please wait a moment and try again.')}
    }

    # What processes tell about themselves is not for the public.
    location ~ ^/(healthz|readyz|metrics)/?$ {
      rewrite ^ /not-found break;
      proxy_pass http://web;
      error_page 502 504 =503 @unavailable;
${forwardedHeaders()}
      proxy_set_header Connection '';
    }

    # The same pages; without script their forms come here with a file.
    location /careers/ {
      client_max_body_size 6m;
${packedPages(options)}
    }

    # By its full name, or nginx sends it to the folder above.
    location = /careers {
${packedPages(options)}
    }

    # Links in mails hold a token, in the query or, in old invitations, in the path.
    location ~ ^/(invite|reset-password|verify-email|application|newsletter)(\\.|/|$) {
${pagesByToken(options)}
    }

    location = /application {
      client_max_body_size 6m;
${pagesByToken(options)}
    }

    location ~ ^/api/(auth/invitations|newsletter/unsubscribe)(/|$) {
      ${withoutRequestLines}
      ${limitRequests(options)}
${api()}
    }

    location / {
${packedPages(options)}
    }

    location @unpacked {
${pages(options)}
      gunzip on;
    }

    location @unavailable {
      internal;
      add_header Retry-After 30 always;
${pageAnswer('503', 'Back in a moment', 'This page cannot be shown right now. Please try again in a minute.')}
    }

    # By a name of its own: a request line over 8 KB has no URI that could lead to a named location.
    location = /url-too-long {
      internal;
${pageAnswer('414', 'This link is too long', 'We could not open this page because its URL is too long. Please check the link.')}
    }

    location @too_many_pages {
      internal;
      add_header Retry-After 5 always;
${pageAnswer('429', 'Too many requests', 'Your network has sent too many requests. Please wait a moment and try again.')}
    }
  }`
}

// A line of the error log repeats the whole request line. Errors below this level are seen in the access log only.
const withoutRequestLines = 'error_log stderr crit;'

const toApi = `      proxy_pass http://api;
${forwardedHeaders()}
      # Both processes are near: one that takes longer to accept a connection is down.
      proxy_connect_timeout 500ms;
      proxy_hide_header X-Request-Id;
      add_header X-Request-Id $request_id always;
      error_page 429 @too_many_requests;
      error_page 502 504 =503 @api_unavailable;`

const api = () => `${toApi}
      proxy_set_header Connection '';
      # Another process takes over; a request that may have changed something is not sent twice.
      proxy_next_upstream error timeout http_502 http_503;
      proxy_next_upstream_tries 2;`

// Pages are cached compressed. Unpacking for the rare client that can't read them has its own location: the filter
// costs a sixth of the throughput even where it has nothing to do.
const packedPages = (options: EdgeOptions) => `      error_page 418 = @unpacked;
      if ($needs_unpacking) {
        return 418;
      }
${pages(options)}`

// Without the detour by @unpacked, whose errors would be logged.
const pagesByToken = (options: EdgeOptions) => `      ${withoutRequestLines}
${pages(options)}
      gunzip on;`

const pages = (options: EdgeOptions) => `      if ($is_long_path) {
        return 414;
      }
      ${limitRequests(options)}
      proxy_pass http://web;
${forwardedHeaders()}
      proxy_set_header Connection '';
      proxy_set_header Cookie $page_cookie;
      proxy_set_header Accept-Encoding gzip;
      proxy_ignore_headers Vary;
      proxy_hide_header Vary;
      add_header Vary Accept-Encoding always;

      proxy_cache pages;
      proxy_cache_key $page_path;
      proxy_cache_bypass $is_own_answer;
      proxy_no_cache $is_own_answer;
      proxy_cache_lock on;
      proxy_cache_lock_timeout 5s;
      proxy_cache_background_update on;
      proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;

      proxy_hide_header Cache-Control;
      add_header Cache-Control $browser_cache_control always;
      add_header CDN-Cache-Control $shared_cache_control always;
      add_header X-Request-Id $request_id always;
      add_header X-Cache $upstream_cache_status always;

      error_page 414 /url-too-long;
      error_page 429 @too_many_pages;
      error_page 502 504 =503 @unavailable;`

// Repeated in every location: one proxy_set_header in a location drops all that stand above it.
function forwardedHeaders(): string {
  return `      proxy_set_header Host $http_host;
      # Never what the client claims.
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $client_scheme;
      proxy_set_header X-Forwarded-Host '';
      proxy_set_header Forwarded '';
      proxy_set_header X-Request-Id $request_id;`
}

const headerLines = (headers: Record<string, string>, indent: string, always = '') =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}"${always};`)
    .join('\n')

/** An error of the edge in the API's own form. */
const apiAnswer = (
  status: string,
  code: string,
  message: string,
  fields = '',
) => `      default_type application/json;
      add_header X-Request-Id $request_id always;
      add_header Cache-Control no-store always;
      add_header Strict-Transport-Security $strict_transport_security always;
${headerLines(apiSecurityHeaders, '      ', ' always')}
      return ${status} '{"message":"${message}","code":"${code}",${fields}"request_id":"$request_id"}';`

const pageAnswer = (
  status: string,
  title: string,
  text: string,
) => `${headerLines(securityHeaders, '      ', ' always')}
      add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'" always;
      add_header Cache-Control no-store always;
      add_header X-Request-Id $request_id always;
      default_type 'text/html; charset=utf-8';
      return ${status} '<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>';`
