import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { works } from '../../content/works.ts'
import { sceneByWork } from './by-work.ts'

test.each([
  ['electrical-infrastructure', ['11 kV', '433 V'], '11/0.433 kV'],
  ['hvac-systems', ['28 800 m³/h'], '2 × 28,800 m³/h'],
] as const)('the drawing of %s says what its text says', (id, drawn, written) => {
  const svg = renderToStaticMarkup(createElement(sceneByWork[id].Scene))
  const labels = [...svg.matchAll(/>([^<]*\d (?:k?V|m³\/h))</g)].map(([, label]) => label)
  expect(labels).toEqual(drawn)
  const facts = works.find((work) => work.id === id)!.facts.map((fact) => fact.value)
  expect(facts.join('; ')).toContain(written)
})
