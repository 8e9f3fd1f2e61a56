import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { contentSecurityPolicy } from './lib/document/content-security-policy.ts'
import { deferScripts } from './lib/document/defer-scripts.ts'
import { mapOrigin, mapPage } from './lib/document/map.ts'
import { MarkContext } from './lib/document/mark.ts'
import { cacheControl } from './lib/document/page-headers.ts'
import type { SiteData } from './lib/document/site-data.ts'
import { type Visitor, visitorContext } from './lib/document/visitor.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (import.meta.env.DEV) return new Response(await render(request, routerContext), { status, headers })
  const mark = randomUUID()
  const { html, scripts } = deferScripts(await render(request, routerContext, mark), mark)
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts, framedBy(request, routerContext)))
  setCacheControl(headers, request.method, status)
  return new Response(html, { status, headers })
}

/** The contact page can embed a map on request; no other page embeds anything. */
function framedBy(request: Request, { staticHandlerContext }: EntryContext): string | undefined {
  if (new URL(request.url).pathname !== mapPage) return undefined
  const root = staticHandlerContext.loaderData['root'] as SiteData | undefined
  return root && mapOrigin(root.company.map_template)
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const status = response.status === 202 ? 200 : response.status
  setCacheControl(response.headers, request.method, status)
  return response
}

/** A route that sets its own Cache-Control takes precedence. */
function setCacheControl(headers: Headers, method: string, status: number): void {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(method, status))
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(visitorContext).capture(error)
}

// The server that loads this build must use the build's own copy of the router.
export { createRequestHandler } from 'react-router'

/** Called by the server that loads this build, because the context key exists only inside the build. */
export function createLoadContext(visitor: Visitor): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(visitorContext, visitor)
  return context
}

function render(request: Request, routerContext: EntryContext, mark?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const nonce = mark === undefined ? {} : { nonce: mark }
    const { pipe } = renderToPipeableStream(
      <MarkContext value={mark}>
        <ServerRouter context={routerContext} url={request.url} {...nonce} />
      </MarkContext>,
      {
        ...nonce,
        // Sends the complete HTML at once, without chunks that a script reveals later.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onShellError: reject,
        onError: reject,
      },
    )
  })
}
