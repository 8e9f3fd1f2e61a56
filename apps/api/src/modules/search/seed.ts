import { anonymous, type Person } from '@trusswell/domain/actor.ts'
import type { Seed } from '../manifest.ts'
import { countMiss, listMisses } from './misses.ts'

const searches: [words: string, asked: number][] = [
  ['swimming pool heating', 11],
  ['drone survey', 8],
  ['borewell motor', 6],
  ['stair lift for home', 5],
  ['tender documents', 4],
  ['wind turbine', 3],
  ['interior decorator', 2],
  ['aquarium', 1],
]

/** With --demo: what visitors searched for without a result. */
export const seedSearches: Seed = async ({ app, people, demo }) => {
  if (!demo) return null
  const admin: Person = { kind: 'user', id: people.admin, role: 'admin' }
  const { items } = await app.as(admin, listMisses)
  const missing = searches.filter(([words]) => !items.some((item) => item.words === words))
  await app.as(anonymous, async (tx) => {
    for (const [words, asked] of missing) for (let nth = 0; nth < asked; nth += 1) await countMiss(tx, words)
  })
  return `${missing.length} searches without a result added`
}
