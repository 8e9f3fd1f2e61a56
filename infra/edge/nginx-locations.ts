import { defaultLimits, type EdgeOptions } from './edge-options.ts'
import { ownErrors } from './nginx-answers.ts'

// Repeated in every location: one proxy_set_header in a location drops all that stand above it.
export const proxyHeaders = `      proxy_set_header Host $http_host;
      # Never what the client claims.
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $client_scheme;
      proxy_set_header X-Forwarded-Host '';
      proxy_set_header Forwarded '';
      proxy_set_header X-Request-Id $request_id;`

export const limitRequests = ({ limits: changed }: EdgeOptions) =>
  `limit_req zone=requests burst=${changed?.burst ?? defaultLimits.burst} nodelay;`

// A line of the error log repeats the whole request line. Errors below this level are seen in the access log only.
export const withoutRequestLines = 'error_log stderr crit;'

export const toApi = `      proxy_pass http://api;
${proxyHeaders}
      # Both processes are near: one that takes longer to accept a connection is down.
      proxy_connect_timeout 500ms;
      proxy_hide_header X-Request-Id;
      add_header X-Request-Id $request_id always;
      ${ownErrors}
      error_page 413 @api_too_large;
      error_page 429 @too_many_requests;
      error_page 500 502 504 =503 @api_unavailable;`

const eitherProcess = `${toApi}
      proxy_set_header Connection '';
      # Another process takes over; a request that may have changed something is not sent twice.
      proxy_next_upstream error timeout http_502 http_503;
      proxy_next_upstream_tries 2;`

export const api = ({ reads = '@api_reads' } = {}) => `error_page 418 = ${reads};
      if ($is_api_read) {
        return 418;
      }
${eitherProcess}`

/** A process that hasn't answered a read after two seconds stands still: the other one is asked, for as long. */
export const apiReads = (options: EdgeOptions) => `${limitRequests(options)}
${eitherProcess}
      proxy_read_timeout 2s;`

// Pages are cached compressed, by br and by gzip. Unpacking for the rare client that can read neither has its own
// location: the filter costs a sixth of the throughput even where it has nothing to do.
export const packedPages = (options: EdgeOptions) => `      error_page 418 = $page_detour;
      if ($page_detour) {
        return 418;
      }
${pages(options)}
      ${pageTime}`

// Web waits up to five seconds for the API. A form that is sent without script may take longer and has its own location.
export const pageTime = 'proxy_read_timeout 10s;'

// Without the detour by @unpacked, whose errors would be logged.
export const pagesByToken = (options: EdgeOptions) => `      ${withoutRequestLines}
${pages(options)}
      gunzip on;`

export const pages = (options: EdgeOptions) => `      if ($is_long_path) {
        return 414;
      }
      ${limitRequests(options)}
      proxy_pass http://web;
${proxyHeaders}
      proxy_set_header Connection '';
      proxy_set_header Cookie $page_cookie;
      proxy_set_header Accept-Encoding $page_encoding;
      proxy_ignore_headers Vary;
      proxy_hide_header Vary;
      add_header Vary Accept-Encoding always;

      proxy_cache pages;
      proxy_cache_key $page_encoding$page_path;
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

      ${ownErrors}
      error_page 413 @page_too_large;
      error_page 429 @too_many_pages;
      error_page 500 502 504 =503 @unavailable;`
