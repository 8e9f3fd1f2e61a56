import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Opening } from './openings.ts'

export type DescribedOpening = Opening & { description: string; requirements: string[] }

/** Without script `Apply Now` leads to the form on the job's page. */
export function JobCard({ job, onApply }: { job: DescribedOpening; onApply: (() => void) | undefined }) {
  const label = (
    <span>
      Apply Now<span className="sr-only">: {job.title}</span>
    </span>
  )
  return (
    <li className="job-card">
      <div>
        <h3>{job.title}</h3>
        <p className="job-card-facts figures">
          <span>{job.location}</span> <span>{job.type}</span> <span>{job.experience}</span>
        </p>
        <p>{job.description}</p>
        <div className="job-card-actions">
          {onApply ? (
            <Button onClick={onApply}>{label}</Button>
          ) : (
            <ButtonLink to={`/careers/${job.id}#apply`}>{label}</ButtonLink>
          )}
          <TextLink to={`/careers/${job.id}`} arrow="forward">
            <span>
              View position<span className="sr-only">: {job.title}</span>
            </span>
          </TextLink>
        </div>
      </div>
      <div>
        <h4>Requirements</h4>
        <ul className="dashes">
          {job.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}
