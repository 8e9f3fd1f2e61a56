// `pnpm placeholders`: what must be replaced before going live. Fails in production mode while anything is left.
import { pathToFileURL } from 'node:url'
import { leadership } from '../apps/web/app/content/leadership.ts'
import { testimonials } from '../apps/web/app/content/testimonials.ts'
import { brand } from '../packages/domain/src/brand.ts'

type Facts = Readonly<Record<string, unknown>> & { placeholders: readonly string[] }
type Person = { name: string; placeholder: boolean }

/** What is marked, and what only looks replaced: a mark that is gone while its value can't belong to anybody. */
export function placeholdersLeft(
  { placeholders, ...facts }: Facts,
  people: Readonly<Record<string, readonly Person[]>>,
): string[] {
  const ofBrand = Object.entries(facts)
    .filter(([fact, value]) => placeholders.includes(fact) || unassignable.test(JSON.stringify(value)))
    .map(([fact, value]) => `${fact}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const ofPeople = Object.entries(people).flatMap(([group, persons]) =>
    persons
      .filter((person) => person.placeholder || placeholders.includes(group))
      .map((person) => `${group}: ${person.name}`),
  )
  return [...ofBrand, ...ofPeople]
}

/** Reserved names, and numbers in a block that is given to nobody. */
const unassignable = /\.example\b|\b0000 ?0\d{3}\b/

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const left = placeholdersLeft(brand, { leaders: leadership, testimonials })
  for (const each of left) console.log(each)
  console.log(left.length === 0 ? 'No placeholder is left.' : `${left.length} placeholders are left.`)
  if (left.length > 0 && process.env['NODE_ENV'] === 'production') process.exitCode = 1
}
