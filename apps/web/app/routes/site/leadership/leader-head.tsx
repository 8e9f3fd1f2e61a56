import type { ShownFigure } from '../../../content/figures.ts'
import type { Leader } from '../../../content/shapes.ts'
import { MonogramPlate } from '../../../illustrations/monogram-plate.tsx'
import type { PictureData } from '../../../lib/picture.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { FigureNote } from '../parts/figure-note.tsx'

type LeaderHeadProps = {
  leader: Pick<Leader, 'name' | 'title' | 'lead'>
  highlights: readonly ShownFigure[]
  photo?: PictureData | undefined
}

export function LeaderHead({ leader, highlights, photo }: LeaderHeadProps) {
  const { name, title, lead } = leader
  return (
    <section className="page-head">
      <div className="wrap">
        <TextLink to="/about" arrow="back">
          Back to About
        </TextLink>
        <div className="leader-plate">
          <MonogramPlate name={name} photo={photo} size={288} first />
          <div>
            <p className="eyebrow">{title}</p>
            <h1>{name}</h1>
            <p className="lead">{lead}</p>
          </div>
        </div>
        <dl className="leader-facts">
          {highlights.map((figure) => (
            <div key={figure.id}>
              <dt>
                <span className="dim-line leader-dim" aria-hidden="true" />
                {figure.label}
              </dt>
              <dd data-figure={figure.id}>{figure.value}</dd>
              <FigureNote figure={figure} />
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
