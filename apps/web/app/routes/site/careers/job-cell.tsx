import { TextLink } from '../../../ui/text-link.tsx'
import type { Opening, Position } from './openings.ts'

/** Names the department if the job comes with it. */
export function JobCell({ job, level = 3 }: { job: Opening | Position; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  const facts = [
    ['Location', job.location],
    ['Type', job.type],
    ['Experience', job.experience],
  ] as const
  return (
    <li className="cell" data-item="">
      {'department' in job && <p className="eyebrow cell-eyebrow">{job.department}</p>}
      <Heading>{job.title}</Heading>
      <dl className="cell-facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TextLink to={`/careers/${job.id}`} arrow="forward">
        <span>
          View position<span className="sr-only">: {job.title}</span>
        </span>
      </TextLink>
    </li>
  )
}
