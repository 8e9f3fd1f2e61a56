import { ButtonLink } from '../../../ui/button-link.tsx'
import { MissingDrawing } from './missing-drawing.tsx'

type MissingPageProps = { title: string; to: string; link: string }

/** A URL of a valid form for which there is no content. */
export function MissingPage({ title, to, link }: MissingPageProps) {
  return (
    <div className="wrap screen screen-two">
      <div>
        <p className="eyebrow eyebrow-rule">Page missing</p>
        <h1>{title}</h1>
        <p className="lead">This page doesn’t exist. It may have moved, or the link may be mistyped.</p>
        <div className="screen-actions">
          <ButtonLink to={to}>{link}</ButtonLink>
        </div>
      </div>
      <MissingDrawing />
    </div>
  )
}
