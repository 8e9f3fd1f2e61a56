import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { createElement, type ComponentProps, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SceneProps } from '../drawing.tsx'
import { Figure } from '../figure.tsx'
import type { Sheet } from '../title-block.tsx'

const LIMIT = 6 * 1024

// A scene's file exports its component and its sheet; files that start with a scene's name are pieces of it.
const files = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith('.tsx') && !name.startsWith('hero-'),
)

test.each(files)(
  '%s is at most 6 KB compressed, silent without a label, and carries a title block',
  async (file) => {
    const module = Object.entries(await import(`./${file}`))
    const [, scene] = module.find(([, value]) => typeof value === 'function') as [
      string,
      ComponentType<SceneProps>,
    ]
    const [, sheet] = module.find(([name]) => name.endsWith('Sheet')) as [string, Sheet]

    const svg = renderToStaticMarkup(createElement(scene))
    expect(gzipSync(svg).length).toBeLessThanOrEqual(LIMIT)
    expect(svg.slice(0, 120)).toContain('aria-hidden="true"')
    expect(/NaN|undefined|="[^"]*\d\.\d{4}/.exec(svg)).toBeNull()

    const labelled = renderToStaticMarkup(createElement(scene, { label: 'A scene' }))
    expect(labelled.slice(0, 120)).toContain('role="img" aria-label="A scene"')
    const figure = renderToStaticMarkup(
      createElement(Figure, { sheet, label: 'A scene' } as ComponentProps<typeof Figure>),
    )
    for (const value of Object.values(sheet)) expect(figure).toContain(value)
  },
)
