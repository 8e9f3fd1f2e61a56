import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'

/** Beside the text, if the page has them: a drawing and further links. */
export function NotFoundScreen({ children }: { children?: ReactNode }) {
  return (
    <div className="wrap screen screen-two">
      <div>
        <p className="eyebrow eyebrow-rule">Page missing</p>
        <h1>404 Page Not Found</h1>
        <p className="lead">This page doesn’t exist. It may have moved, or the link may be mistyped.</p>
        <div className="screen-actions">
          <ButtonLink to="/">Go to Homepage</ButtonLink>
          <ButtonLink to="/contact" tone="secondary">
            Tell us about it
          </ButtonLink>
        </div>
      </div>
      {children}
    </div>
  )
}
