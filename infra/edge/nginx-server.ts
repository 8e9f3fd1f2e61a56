import { securityHeaders } from '../../apps/web/server/security-headers.ts'
import type { EdgeOptions } from './edge-options.ts'
import { apiAnswer, headerLines, pageAnswer } from './nginx-answers.ts'
import {
  api,
  limitRequests,
  packedPages,
  pages,
  pagesByToken,
  proxyHeaders,
  toApi,
  withoutRequestLines,
} from './nginx-locations.ts'
import { uploadLocations } from './nginx-uploads.ts'

/** Every location of the site. */
export function server(options: EdgeOptions): string {
  const { listen, assetsDir } = options
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
      gzip_static on; brotli_static on;
      gzip_vary on;
${headerLines(securityHeaders, '      ')}
      add_header Cache-Control 'public, max-age=31536000, immutable';
      try_files $uri =404;
    }

    # Icons, the sample report and the like, by their fixed names.
    location ~ ^/[\\w-]+\\.(ico|svg|png|webmanifest|pdf)$ {
      gzip_static on; brotli_static on;
      gzip_vary on;
${headerLines(securityHeaders, '      ')}
      add_header Cache-Control 'public, max-age=3600';
      try_files $uri =404;
    }

    location /api/ {
      ${limitRequests(options)}
      error_page 413 @api_too_large;
${api()}
    }

    # The only WebSockets. A refusal while Redis is down is meant for this tab and is not tried elsewhere.
    location ~ ^/api/(live|projects/[^/]+/(notes/)?chat)$ {
      ${limitRequests(options)}
${toApi}
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection Upgrade;
      proxy_next_upstream off;
    }

${uploadLocations(options)}

    location @api_too_large {
      internal;
${apiAnswer('413', 'payload_too_large', 'This request is too large.')}
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
${proxyHeaders}
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
    location ~ ^/(invite|answer|reset-password|verify-email|application|newsletter/(confirm|unsubscribe))(\\.|/|$) {
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
