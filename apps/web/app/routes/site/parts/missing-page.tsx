import { ButtonLink } from '../../../ui/button-link.tsx'

type MissingPageProps = { title: string; to: string; link: string }

/** An address of the right form with nothing behind it. */
export function MissingPage({ title, to, link }: MissingPageProps) {
  return (
    <div className="wrap screen">
      <p className="eyebrow eyebrow-rule">Sheet missing</p>
      <h1>{title}</h1>
      <p className="lead">
        There is nothing at this address. It may have moved, or the link that brought you here has a slip in
        it.
      </p>
      <div className="screen-actions">
        <ButtonLink to={to}>{link}</ButtonLink>
      </div>
    </div>
  )
}
