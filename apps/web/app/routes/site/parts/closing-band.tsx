import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { enquiryPath } from '../../../features/shell/enquiry-path.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

type ClosingBandProps = { title: string; text: ReactNode; action?: string; to?: string }

/** The call to action at the end of an inner page. */
export function ClosingBand({ title, text, action = 'Contact Us', to }: ClosingBandProps) {
  const { pathname } = useLocation()
  return (
    <section className="closing blueprint" aria-labelledby="closing-title">
      <div className="wrap">
        <div>
          <h2 id="closing-title">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <ButtonLink to={to ?? enquiryPath(pathname)}>
          {action} <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </div>
    </section>
  )
}
