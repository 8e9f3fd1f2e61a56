import { resumeMessages } from '../../packages/domain/src/resume-messages.ts'
import { publicPage } from '../../apps/web/app/lib/document/page-headers.ts'
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
}

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

  # Kept for a month without a visitor, so that a page is there when nothing else is.
  proxy_cache_path ${runDir}/cache levels=1:2 keys_zone=pages:10m max_size=512m inactive=30d use_temp_path=off;
${maps}
${upstreams(options)}
${server(options)}
}
`
}

const logFormat = `log_format edge escape=json '{"time":"$time_iso8601","request_id":"$request_id","address":"$remote_addr",'
    '"method":"$request_method","path":"$uri","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,'
    '"upstream":"$upstream_addr","upstream_status":"$upstream_status","upstream_seconds":"$upstream_response_time",'
    '"cache":"$upstream_cache_status","agent":"$http_user_agent"}';`

const maps = `
  map $http_upgrade $connection_upgrade {
    default upgrade;
    '' '';
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
  const api = apiPorts.map((port) => `    server ${apiHost}:${port} max_fails=1 fail_timeout=5s;`).join('\n')
  return `
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

function server({ listen, assetsDir, brotliModule }: EdgeOptions): string {
  const precompressed = brotliModule ? 'gzip_static on; brotli_static on;' : 'gzip_static on;'
  return `
  server {
    listen ${listen};
    server_name _;
    root ${assetsDir};

    proxy_http_version 1.1;
    proxy_connect_timeout 2s;
    proxy_read_timeout 30s;

    # Hashed names, so a file never changes.
    location /assets/ {
      ${precompressed}
      gzip_vary on;
${securityHeaderLines('      ')}
      add_header Cache-Control 'public, max-age=31536000, immutable';
      try_files $uri =404;
    }

    # Icons and the like, by their fixed names.
    location ~ ^/[\\w-]+\\.(ico|svg|png|webmanifest)$ {
      ${precompressed}
      gzip_vary on;
${securityHeaderLines('      ')}
      add_header Cache-Control 'public, max-age=3600';
      try_files $uri =404;
    }

    location /api/ {
${api()}
    }

    # Resumes are up to 5 MB; the API says so to whoever sends a little more. The body is kept here until it is whole,
    # so a slow phone holds up nobody.
    location ~ ^/api/(jobs/[^/]+/applications|internship/applications|applications/by-token/resume)$ {
      client_max_body_size 6m;
      error_page 413 @file_too_large;
${api()}
    }

    location @file_too_large {
      internal;
      default_type application/json;
      add_header X-Request-Id $request_id always;
      add_header Cache-Control no-store always;
      return 413 '{"message":"${resumeMessages.tooLarge}","code":"payload_too_large","fields":{"resume":"${resumeMessages.tooLarge}"},"request_id":"$request_id"}';
    }

    location @api_unavailable {
      internal;
      default_type application/json;
      add_header X-Request-Id $request_id always;
      add_header Cache-Control no-store always;
      add_header Retry-After 5 always;
      return 503 '{"message":"The service is not available right now. Please try again.","code":"unavailable","request_id":"$request_id"}';
    }

    # What processes tell about themselves is not for the public.
    location ~ ^/(healthz|readyz|metrics)/?$ {
      rewrite ^ /not-found break;
      proxy_pass http://web;
      error_page 502 504 =503 @unavailable;
${forwardedHeaders}
      proxy_set_header Connection '';
    }

    # The same pages; without script their forms come here with a file.
    location /careers/ {
      client_max_body_size 6m;
      error_page 418 = @unpacked;
      if ($needs_unpacking) {
        return 418;
      }
${pages()}
    }

    # By its full name, or nginx sends it to the folder above.
    location = /careers {
      error_page 418 = @unpacked;
      if ($needs_unpacking) {
        return 418;
      }
${pages()}
    }

    location = /application {
      client_max_body_size 6m;
      error_page 418 = @unpacked;
      if ($needs_unpacking) {
        return 418;
      }
${pages()}
    }

    location / {
      # Pages are kept compressed. Unpacking for the rare client that can't read them stands apart: the filter costs
      # a sixth of the throughput even where it has nothing to do.
      error_page 418 = @unpacked;
      if ($needs_unpacking) {
        return 418;
      }
${pages()}
    }

    location @unpacked {
${pages()}
      gunzip on;
    }

    location @unavailable {
      internal;
${securityHeaderLines('      ', ' always')}
      add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'" always;
      add_header Cache-Control no-store always;
      add_header Retry-After 30 always;
      default_type 'text/html; charset=utf-8';
      return 503 '${unavailable}';
    }
  }`
}

const api = () => `      proxy_pass http://api;
${forwardedHeaders}
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      # Another process takes over; a request that may have changed something is not sent twice.
      proxy_next_upstream error timeout http_502 http_503;
      proxy_next_upstream_tries 2;
      proxy_hide_header X-Request-Id;
      add_header X-Request-Id $request_id always;
      error_page 502 504 =503 @api_unavailable;`

const pages = () => `      proxy_pass http://web;
${forwardedHeaders}
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

      error_page 502 504 =503 @unavailable;`

// Repeated in every location: one proxy_set_header in a location drops all that stand above it.
const forwardedHeaders = `      proxy_set_header Host $http_host;
      # Never what the client claims.
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Host '';
      proxy_set_header Forwarded '';
      proxy_set_header X-Request-Id $request_id;`

const securityHeaderLines = (indent: string, always = '') =>
  Object.entries(securityHeaders)
    .map(([name, value]) => `${indent}add_header ${name} '${value}'${always};`)
    .join('\n')

const unavailable =
  '<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Back in a moment</title><h1>Back in a moment</h1>' +
  '<p>This page cannot be shown right now. Please try again in a minute.</p></html>'
