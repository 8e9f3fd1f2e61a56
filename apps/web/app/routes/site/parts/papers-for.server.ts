import type { ServiceId } from '@trusswell/domain/services.ts'
import { papers, shownPapers } from '../../../content/papers.ts'
import { todayInIndia } from '../../../lib/dates.ts'
import { pictureOf } from '../../../lib/pictures.server.ts'
import type { PaperCard } from './papers-section.tsx'

/** The papers that this visitor's page shows, of one service or of the company. */
export const papersFor = (visitor: { samples: boolean }, service?: ServiceId): PaperCard[] =>
  shownPapers(papers, {
    samples: visitor.samples,
    today: todayInIndia(),
    ...(service ? { service } : {}),
  }).map(({ image, services: _services, ...paper }) => ({ ...paper, photo: pictureOf(image, visitor) }))
