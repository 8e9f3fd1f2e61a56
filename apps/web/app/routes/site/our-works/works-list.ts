import { works } from '../../../content/works.ts'
import { type Reference, references } from '../../../content/references.ts'
import { withoutInvented } from '../../../content/without-invented.ts'
import { pictureOf } from '../../../lib/pictures.server.ts'

type Visitor = { samples: boolean }

export const referenceList = (visitor: Visitor): Reference[] => withoutInvented(references, visitor)

export const worksList = () =>
  works.map(({ id, title, description, category, image }) => ({
    id,
    title,
    description,
    category,
    photo: pictureOf(image),
  }))
