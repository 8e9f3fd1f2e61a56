import { securityHeaders } from '../../apps/web/server/security-headers.ts'
import type { EdgeOptions } from './edge-options.ts'
import { apiAnswer, headerLines, ownErrors, pageAnswer } from './nginx-answers.ts'
import {
  api,
  apiReads,
  limitRequests,
  packedPages,
  pages,
  pageTime,
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
    ${ownErrors}
    error_page 403 404 =404 @no_file;
    error_page 413 @page_too_large;
    error_page 429 @too_many_pages;
    error_page 500 =503 @unavailable;

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
      ${api()}
    }

    location @api_reads {
      ${apiReads(options)}
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

    # The status is the one of the error_page that leads here, whatever these say.
    location = /bad-request/page {
      internal;
${pageAnswer('400', 'This request isn’t valid', 'We could not read this request. Please check the link and try again.')}
    }

    location ~ ^/(bad-request|url-too-long)/api$ {
      internal;
${apiAnswer('400', 'invalid_request', 'This request isn’t valid.')}
    }

    # What processes tell about themselves is not for the public.
    location ~ ^/(healthz|readyz|metrics)/?$ {
      rewrite ^ /not-found break;
      proxy_pass http://web;
      ${ownErrors}
      error_page 500 502 504 =503 @unavailable;
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
      ${api({ reads: '@api_reads_by_token' })}
    }

    location @api_reads_by_token {
      ${withoutRequestLines}
      ${apiReads(options)}
    }

    location / {
${packedPages(options)}
    }

    location @unpacked {
${pages(options)}
      gunzip on;
      ${pageTime}
    }

    # The location that a form was sent to has checked its length.
    location @forms {
      client_max_body_size 6m;
${pages(options)}
      gunzip on;
    }

    location @unavailable {
      internal;
      add_header Retry-After 30 always;
${pageAnswer('503', 'Back in a moment', 'This page cannot be shown right now. Please try again in a minute.')}
    }

    location @no_file {
      internal;
${pageAnswer('404', 'Page not found', 'This file does not exist. Please check the link.')}
    }

    location @page_too_large {
      internal;
${pageAnswer('413', 'This file is too large', 'Please go back and choose a smaller file.')}
    }

    location = /url-too-long/page {
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
