import { chromium, expect, test } from '@playwright/test'
import { chromiumOptions } from '../chromium-options.ts'

test('the browser still goes without the features that Playwright disables', async () => {
  const server = await chromium.launchServer(chromiumOptions)
  const lists = server
    .process()
    .spawnargs.filter((each) => each.startsWith('--disable-features='))
    .map((each) => each.slice('--disable-features='.length).split(','))
  await server.close()
  expect(lists).toHaveLength(2)
  expect(lists[1]).toEqual(expect.arrayContaining(lists[0]!))
})
