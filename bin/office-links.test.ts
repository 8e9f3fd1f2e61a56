import { expect, test } from 'vitest'
import { loadOfficeNews } from '../apps/api/src/modules/registry.ts'

type Entry = { path?: string; children?: Entry[] }

const pathsOf = (entries: Entry[], parent = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`
    return [own, ...pathsOf(children, own)]
  })

test('each mail to the office leads to a list that the site has', async () => {
  // By its address, because it is compiled with the types of Vite.
  const { href } = new URL('../apps/web/app/routes.ts', import.meta.url)
  const { default: routes } = (await import(href)) as { default: Entry[] }
  const paths = pathsOf(routes)
  const lists = Object.values(await loadOfficeNews()).map(({ listPath }) => listPath.split('?', 1)[0])
  expect(lists).not.toEqual([])
  expect(lists.filter((list) => !paths.includes(list ?? ''))).toEqual([])
})
