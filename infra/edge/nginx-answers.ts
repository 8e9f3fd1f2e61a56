import { apiSecurityHeaders } from '../../apps/api/src/platform/security-headers.ts'
import { securityHeaders } from '../../apps/web/server/security-headers.ts'

export const headerLines = (headers: Record<string, string>, indent: string, always = '') =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}"${always};`)
    .join('\n')

/**
 * Errors that nginx finds itself, some before it knows the URL, which is why they lead to URLs and not to named locations.
 * Repeated in every location: one error_page in a location drops all that stand above it.
 */
export const ownErrors = `error_page 400 405 412 416 501 505 /bad-request/$error_form;
      error_page 494 =431 /bad-request/$error_form;
      error_page 414 /url-too-long/$error_form;`

/** An error of the edge in the API's own form. */
export const apiAnswer = (
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

export const pageAnswer = (
  status: string,
  title: string,
  text: string,
) => `${headerLines(securityHeaders, '      ', ' always')}
      add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'" always;
      add_header Cache-Control no-store always;
      add_header X-Request-Id $request_id always;
      default_type 'text/html; charset=utf-8';
      return ${status} '<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>';`
