import { ButtonLink } from '../../ui/button-link.tsx'

export function NotFoundScreen() {
  return (
    <div className="wrap screen">
      <p className="eyebrow eyebrow-rule">Sheet missing</p>
      <h1>404 Page Not Found</h1>
      <p className="lead">
        There is no page at this address. It may have moved, or the link that brought you here has a slip in
        it.
      </p>
      <div className="screen-actions">
        <ButtonLink to="/">Go to Homepage</ButtonLink>
        <ButtonLink to="/contact" tone="secondary">
          Tell us about it
        </ButtonLink>
      </div>
    </div>
  )
}
