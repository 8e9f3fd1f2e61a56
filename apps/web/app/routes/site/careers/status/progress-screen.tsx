import { kolkataDay } from '@trusswell/domain/days.ts'
import { interviewKinds } from '@trusswell/domain/interviews.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { useEffect, useRef } from 'react'
import type { useFetcher } from 'react-router'
import { longDay, momentInIndia } from '../../../../lib/dates.ts'
import { takeLostFocus } from '../../../../lib/take-lost-focus.ts'
import { Facts } from '../../../../ui/facts.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { SentReference } from '../../parts/sent-reference.tsx'
import { ActForm } from './act-form.tsx'
import { ReplaceResume } from './replace-resume.tsx'
import type { Shown } from './status-reply.ts'
import { Timeline } from './timeline.tsx'

type Props = { shown: Shown; fetcher: ReturnType<typeof useFetcher> }

export function ProgressScreen({ shown, fetcher }: Props) {
  const { token, view, told } = shown
  const act = { token, fetcher }
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (told) takeLostFocus(status.current)
  }, [told])
  return (
    <>
      <section className="page-head">
        <div className="wrap">
          <p className="eyebrow eyebrow-rule">Your application</p>
          <h1>{view.position}</h1>
          <p className="lead">
            Sent by {view.applicant_name} on {longDay(kolkataDay(Date.parse(view.created_at)))}.
          </p>
          <SentReference reference={view.reference} />
          <p ref={status} role="status" className="status-told" tabIndex={-1}>
            {told}
          </p>
        </div>
      </section>
      <div className="wrap job-body status-body">
        <div className="job-text">
          <section aria-labelledby="next-title" className="status-next">
            <h2 id="next-title">What happens next</h2>
            {view.interview && <ComingInterview interview={view.interview} />}
            <p>{view.next}</p>
            {view.job_id && (
              <TextLink to={`/careers/${view.job_id}`} arrow="forward">
                View the position
              </TextLink>
            )}
          </section>
          <section aria-labelledby="timeline-title">
            <h2 id="timeline-title">So far</h2>
            <Timeline view={view} />
          </section>
        </div>
        <aside className="status-acts" aria-label="What you can do">
          <ReplaceResume shown={shown} fetcher={fetcher} />
          {!view.withdrawn_at && (
            <ActForm {...act} act="withdraw" title="Withdraw" button="Withdraw my application">
              We’ll stop processing it immediately and erase it after 30 days.
            </ActForm>
          )}
          <ActForm {...act} act="erase" title="Erase my data" button="Erase everything" danger>
            Your application, your resume and everything we noted about it will be erased immediately. This
            can’t be undone.
          </ActForm>
        </aside>
      </div>
    </>
  )
}

function ComingInterview({ interview }: { interview: NonNullable<Shown['view']['interview']> }) {
  const { starts_at, minutes, kind, place, note } = interview
  const facts = [
    { term: 'Your interview', value: `${momentInIndia(starts_at)} IST` },
    { term: 'Duration', value: counted(minutes, 'minute') },
    {
      term: interviewKinds[kind].place,
      value: kind === 'video' ? <a href={place}>{place}</a> : place,
      wide: true,
    },
    ...(note ? [{ term: 'Note', value: note, wide: true }] : []),
  ]
  return <Facts facts={facts} />
}
