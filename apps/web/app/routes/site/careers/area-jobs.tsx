import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { JobCard, type DescribedOpening } from './job-card.tsx'
import { useApplying } from './use-applying.ts'

const ApplyDialog = lazy(() => import('./apply/apply-dialog.tsx'))

type Props = {
  jobs: readonly DescribedOpening[]
  /** Of the same department, but without an area. */
  related: readonly { id: string; title: string }[]
}

export function AreaJobs({ jobs, related }: Props) {
  const live = useHydrated()
  const { applyingFor, apply, close } = useApplying()
  // The cached page ignores the query, so the dialog opens after hydration.
  const job = live ? jobs.find(({ id }) => id === applyingFor) : undefined
  return (
    <div className="wrap area-jobs">
      <h2>Open Positions</h2>
      {jobs.length + related.length === 0 && (
        <p>
          No positions are open in this area right now.{' '}
          <TextLink to="/careers#positions">See all open positions</TextLink>
        </p>
      )}
      <ul className="job-cards" aria-label="Positions" hidden={jobs.length === 0}>
        {jobs.map((each) => (
          <JobCard key={each.id} job={each} onApply={live ? () => apply(each.id) : undefined} />
        ))}
      </ul>
      {related.length > 0 && (
        <>
          <h3 className="area-related">Related positions</h3>
          <ul aria-label="Related positions">
            {related.map(({ id, title }) => (
              <li key={id}>
                <TextLink to={`/careers/${id}`}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {job && (
        <Suspense>
          <ApplyDialog key={job.id} job={job} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
