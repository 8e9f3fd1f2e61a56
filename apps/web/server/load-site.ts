import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { Visitor } from '../app/lib/document/visitor.ts'

type Entry = typeof import('../app/entry.server.tsx')

export type Site = {
  clientDirectory: string
  answer: (request: Request, visitor: Visitor) => Promise<Response>
}

/** The built site: its files, and a function from a request to an answer. */
export async function loadSite(directory: string): Promise<Site> {
  const build = (await import(
    new URL(`../${directory}/server/index.js`, import.meta.url).href
  )) as ServerBuild
  const { createLoadContext, createRequestHandler } = build.entry.module as unknown as Entry
  const handle = createRequestHandler(build, 'production')
  return {
    clientDirectory: fileURLToPath(new URL(`../${directory}/client`, import.meta.url)),
    answer: (request, visitor) => handle(request, createLoadContext(visitor)),
  }
}
