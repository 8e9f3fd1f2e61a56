import { formatDay } from '@trusswell/domain/days.ts'
import { type Paper, paperKinds } from '../../../content/papers.ts'
import { Section } from '../../../features/shell/section.tsx'
import type { PictureData } from '../../../lib/picture.ts'
import { Picture } from '../../../ui/picture.tsx'
import { SampleMark } from './sample-mark.tsx'
import { SectionHead } from './section-head.tsx'
import './evidence.css'

export type PaperCard = Omit<Paper, 'image' | 'services'> & { photo?: PictureData | undefined }

/** Licences, registrations, insurance and certificates, with the details that clients verify. */
export function PapersSection({ papers, band = false }: { papers: readonly PaperCard[]; band?: boolean }) {
  if (papers.length === 0) return null
  return (
    <Section className={band ? 'sheet-section band' : 'sheet-section'} aria-labelledby="papers-title">
      <div className="wrap">
        <SectionHead
          id="papers-title"
          eyebrow="Evidence"
          title="Licences, insurance and certificates"
          lead="Numbers and dates for your vendor check. Ask us for a copy of any of them."
        />
        <ul className="papers">
          {papers.map((paper) => (
            <li key={paper.id} data-item="">
              {paper.photo && (
                <Picture
                  className="paper-photo"
                  picture={paper.photo}
                  sizes="(max-width: 680px) 92vw, 280px"
                />
              )}
              <p className="eyebrow cell-eyebrow">
                {paperKinds[paper.kind]} {paper.placeholder && <SampleMark />}
              </p>
              <h3>{paper.name}</h3>
              <p>{paper.issuer}</p>
              <dl className="cell-facts">
                <Fact term="Number" value={paper.number} />
                <Fact
                  term="Valid until"
                  value={paper.valid_until ? formatDay(paper.valid_until) : 'No expiry'}
                />
                <Fact term="Checked" value={formatDay(paper.as_of)} />
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
)
