import { renderToString } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Route } from './+types/root.ts'
import { visitorContext } from './lib/document/visitor.ts'
import { Layout, loader } from './root.tsx'

async function render(demo: boolean) {
  const context = new RouterContextProvider()
  context.set(visitorContext, {
    apiUrl: '',
    siteUrl: 'https://site.example',
    demo,
    samples: demo,
    capture: () => {},
  })
  const data = await loader({ context } as unknown as Route.LoaderArgs)
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component: () => <Layout>page</Layout> }])
  return renderToString(<Stub initialEntries={['/any']} hydrationData={{ loaderData: { root: data } }} />)
}

test('every page of a demo has a banner that says so, and no other page', async () => {
  expect(await render(true)).toMatch(/<aside[^>]*aria-label="Demo"/)
  expect(await render(false)).not.toContain('Demo')
})
