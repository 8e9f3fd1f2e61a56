import { Pencil } from 'lucide-react'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Facts, type Fact } from '../../../ui/facts.tsx'
import { stepTitles } from './create-values.ts'
import { pathOf } from './use-create-form.ts'

/** A summary before the form is sent. */
export function ReviewStep({ facts }: { facts: Fact[][] }) {
  return (
    <div className="create-review">
      {stepTitles.map((title, at) => (
        <section key={title} aria-label={title}>
          <header>
            <h3>{title}</h3>
            <ButtonLink
              tone="quiet"
              size="small"
              to={pathOf(at + 1)}
              icon={<Pencil aria-hidden="true" />}
              aria-label={`Edit ${title.toLowerCase()}`}
            >
              Edit
            </ButtonLink>
          </header>
          <Facts facts={facts[at] ?? []} />
        </section>
      ))}
    </div>
  )
}
