import { leadership } from './leadership.ts'
import { papers } from './papers.ts'
import { references } from './references.ts'
import { testimonials } from './testimonials.ts'

/** The content records that may be samples, by the group they are listed in. */
export const inventable = {
  leaders: leadership,
  testimonials,
  papers,
  references: references.map(({ title, placeholder }) => ({ name: title, placeholder })),
}
