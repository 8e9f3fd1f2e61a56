import { leadership } from './leadership.ts'
import { papers } from './papers.ts'
import { references } from './references.ts'
import { testimonials } from './testimonials.ts'

/** The records of the content that may be samples, by the group under which they are listed. */
export const inventable = {
  leaders: leadership,
  testimonials,
  papers,
  references: references.map(({ title, placeholder }) => ({ name: title, placeholder })),
}
