import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { offers } from '../../../content/offers.ts'
import './offers.css'

/** For visitors who look for a contract rather than a trade. */
export function OfferLinks({ label }: { label: string }) {
  return (
    <nav className="offer-links" aria-label={label}>
      {offers.map(({ id, title, line }) => (
        <Link key={id} to={`/${id}`}>
          <b>
            {title} <ArrowRight aria-hidden="true" />
          </b>
          <span>{line}</span>
        </Link>
      ))}
    </nav>
  )
}
