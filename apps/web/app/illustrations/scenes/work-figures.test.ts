import { expect, test } from 'vitest'
import { works } from '../../content/works.ts'
import { markup as electrical } from './work-electrical-infrastructure.tsx?drawing'
import { markup as hvac } from './work-hvac-systems.tsx?drawing'

test.each([
  ['electrical-infrastructure', electrical, ['11 kV', '433 V'], '11/0.433 kV'],
  ['hvac-systems', hvac, ['28 800 m³/h'], '2 × 28,800 m³/h'],
] as const)('the drawing of %s says what its text says', (id, svg, drawn, written) => {
  const labels = [...svg.matchAll(/>([^<]*\d (?:k?V|m³\/h))</g)].map(([, label]) => label)
  expect(labels).toEqual(drawn)
  const facts = works.find((work) => work.id === id)!.facts.map((fact) => fact.value)
  expect(facts.join('; ')).toContain(written)
})
