import { transform } from 'lightningcss'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('the dark theme is the same, whether the system or the visitor asks for it', async () => {
  const code = await readFile(new URL('./tokens.css', import.meta.url))
  const dark: string[] = []
  transform({
    filename: 'tokens.css',
    code,
    visitor: {
      Rule: {
        style({ value }) {
          if (JSON.stringify(value.selectors).includes('data-theme'))
            dark.push(JSON.stringify(value.declarations))
        },
      },
    },
  })
  expect(dark).toHaveLength(2)
  expect(dark[0]).toContain('--bg')
  expect(dark[1]).toBe(dark[0])
})
