import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const rendered = [
  '<head><link rel="modulepreload" href="/assets/entry.js" nonce="m1"/>',
  '<link rel="stylesheet" href="/assets/app.css" nonce="m1"/>',
  '<script data-now="" nonce="m1">boot()</script></head><body>',
  '<script>planted()</script>',
  '<script nonce="m1">context()</script>',
  '<script nonce="m1" type="module" async="">import "/assets/entry.js"</script></body>',
].join('')

test('own scripts wait as data, the boot runs, nothing is preloaded, and no mark is left', () => {
  expect(deferScripts(rendered, 'm1').html).toBe(
    [
      '<head>',
      '<link rel="stylesheet" href="/assets/app.css"/>',
      '<script data-now="">boot()</script></head><body>',
      '<script>planted()</script>',
      '<script type="text/plain" data-later="">context()</script>',
      '<script type="text/plain" data-later="module" data-preload="/assets/entry.js">import "/assets/entry.js"</script></body>',
    ].join(''),
  )
})

test('only marked scripts are allowed to run', () => {
  expect(deferScripts(rendered, 'm1').scripts).toEqual(['boot()', 'context()', 'import "/assets/entry.js"'])
})

test('another mark gives the same bytes', () => {
  expect(deferScripts(rendered.replaceAll('m1', 'm2'), 'm2')).toEqual(deferScripts(rendered, 'm1'))
})
