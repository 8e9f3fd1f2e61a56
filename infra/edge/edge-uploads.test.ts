import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { startEdge, startStub } from './edge-harness.ts'

const megabyte = 1024 * 1024
/** What each route takes, as its module says. */
const limits: Record<string, number> = {
  '/api/jobs/:id/applications': 5,
  '/api/internship/applications': 5,
  '/api/applications/by-token/resume': 5,
  '/api/projects/:id/files': 25,
  '/api/projects/:id/messages/upload': 25,
  '/api/projects/:id/notes/upload': 25,
  '/api/payments/:id/claims': 5,
  '/api/payments/:id/invoice': 10,
  '/api/projects/:id/diary/photos': 25,
  '/api/projects/:id/expenses/:item/bill': 10,
}
const urlOf = (route: string) => route.replaceAll(/:\w+/g, '01a1df2c-de8d-7000-8000-000000000000')

test('these are all routes that take a file', async () => {
  const document = await readFile('apps/web/app/lib/api/schema.gen.ts', 'utf8')
  const [paths = ''] = document.split('export interface components')
  const routes = paths.split(/\n    "(?=\/api)/).filter((path) => path.includes('"multipart/form-data"'))
  expect(
    routes.map((path) => path.slice(0, path.indexOf('"')).replaceAll(/\{(\w+)\}/g, ':$1')).toSorted(),
  ).toEqual(Object.keys(limits).toSorted())
})

test('a file that is a little too large reaches the API, which says so itself', async () => {
  const api = await startStub((incoming, response) => {
    incoming.resume()
    incoming.on('end', () => response.end('read'))
  })
  const edge = await startEdge({ apiPorts: [api.port] })
  for (const [route, megabytes] of Object.entries(limits)) {
    const answer = await edge.send(urlOf(route), {
      method: 'POST',
      length: (megabytes + 0.5) * megabyte,
    })
    expect([route, answer.status, answer.body]).toEqual([route, 200, 'read'])
  }
})

test('more than that, and more than any other route takes, is refused in the API’s own form', async () => {
  const api = await startStub()
  const edge = await startEdge({ apiPorts: [api.port] })
  const all = { ...limits, '/api/projects': 0.5, '/api/admin/settings': 0.5 }
  for (const [route, megabytes] of Object.entries(all)) {
    const answer = await edge.send(urlOf(route), { method: 'POST', length: (megabytes + 1) * megabyte + 1 })
    expect([route, answer.status, JSON.parse(answer.body)]).toEqual([
      route,
      413,
      expect.objectContaining({ code: 'payload_too_large', message: expect.any(String) as string }),
    ])
    expect(answer.headers['content-type']).toBe('application/json')
  }
  expect(api.seen).toEqual([])
})
