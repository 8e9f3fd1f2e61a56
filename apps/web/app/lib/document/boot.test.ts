// @vitest-environment jsdom
import { expect, test } from 'vitest'
import boot from './boot.ts?inline-script'
import restoreScroll from './restore-scroll.ts?inline-script'

type Page = { window: Window & typeof globalThis }
/** That of the environment; each test opens a page of its own with it. */
declare const jsdom: { constructor: new (html: string, options: object) => Page }

const later =
  '<script type="text/plain" data-later="module" data-preload="/a.js /b.js">import "/a.js"</script>'

async function open(body = '', prepare: (window: Page['window']) => void = () => {}) {
  const { window } = new jsdom.constructor(`<head><script>${boot}</script></head><body>${body}</body>`, {
    url: 'https://site.example/',
    runScripts: 'dangerously',
    beforeParse: prepare,
  })
  const { document } = window
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  const find = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)]
  const started = () => find('head [type=module]').map(({ textContent }) => textContent)
  return { window, document, marks: document.documentElement.dataset, find, started }
}

test('is at most 1 KB, and can stand in a page', () => {
  expect(boot.length).toBeLessThanOrEqual(1024)
  expect(boot + restoreScroll).not.toMatch(/<\/script|\n/i)
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', undefined],
  [undefined, undefined],
])('with %s stored the theme is %s', async (stored, shown) => {
  const { marks } = await open('', ({ localStorage }) => {
    if (stored) localStorage['theme'] = stored
  })
  expect(marks['theme']).toBe(shown)
})

test('choosing a theme shows and stores it', async () => {
  const { window, marks, find } = await open(
    '<input name="theme" value="dark"><input name="x" value="light">',
  )
  for (const input of find('input')) input.dispatchEvent(new window.Event('change', { bubbles: true }))
  expect([marks['theme'], window.localStorage['theme']]).toEqual(['dark', 'dark'])
})

test('hydration starts once, at the first sign of a person', async () => {
  const { window, find, started } = await open(later)
  expect(started()).toEqual([])
  for (let n = 0; n < 2; n += 1) window.dispatchEvent(new window.Event('pointerdown'))
  expect(started()).toEqual(['import "/a.js"'])
  const preloads = find<HTMLLinkElement>('[rel=modulepreload]')
  expect(preloads.map(({ href }) => new URL(href).pathname)).toEqual(['/a.js', '/b.js'])
})

test('hydration starts by itself for a person who may be signed in', async () => {
  const { marks, started } = await open(later, ({ document }) => {
    document.cookie = 'signed_in=1'
  })
  expect([marks['hint'], started().length]).toEqual(['1', 1])
})

test('a press that came too early is remembered, and Ctrl+K counts as one of the search', async () => {
  const { window, document, find } = await open(
    '<button type="button"><b>Menu</b></button><button class="seek"></button>',
  )
  find('b')[0]?.click()
  expect(document.pressed).toBe(find('[type=button]')[0])
  const press = new window.KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true })
  window.dispatchEvent(press)
  expect(document.pressed).toBe(find('.seek')[0])
  expect(press.defaultPrevented).toBe(true)
})

test('a saved position is restored, and every history entry gets a key', async () => {
  const scrolls: unknown[] = []
  const { window } = await open()
  window.scrollTo = (...to: unknown[]) => void scrolls.push(to)
  window.eval(restoreScroll)
  const { key } = window.history.state as { key: string }
  expect([typeof key, scrolls]).toEqual(['string', []])
  window.sessionStorage['react-router-scroll-positions'] = JSON.stringify({ [key]: 120 })
  window.eval(restoreScroll)
  expect(window.history.state).toMatchObject({ key })
  expect(scrolls).toEqual([[0, 120]])
})
