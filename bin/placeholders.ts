// `pnpm placeholders`: what must be replaced before going live. Fails in production mode while anything is left.
import { inventable } from '../apps/web/app/content/invented.ts'
import { placeholdersLeft } from '../apps/web/app/content/placeholders.ts'
import { brand } from '../packages/domain/src/brand.ts'

const left = placeholdersLeft(brand, inventable)
for (const { group, value } of left) console.log(`${group}: ${value}`)
console.log(left.length === 0 ? 'No placeholder is left.' : `${left.length} placeholders are left.`)
if (left.length > 0 && process.env['NODE_ENV'] === 'production') process.exitCode = 1
