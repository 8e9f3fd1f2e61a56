import { brand } from '@trusswell/domain/brand.ts'
import type { Job } from '@trusswell/domain/jobs.ts'
import { monthOf } from '../../../lib/india-time.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { TextLink } from '../../../ui/text-link.tsx'

export function JobText({ job, area }: { job: Job; area: string | null }) {
  const facts = [
    ['Department', job.department],
    ['Location', job.location],
    ['Type', job.type],
    ['Experience', job.experience],
    ['Posted', monthOf(job.posted_on)],
  ] as const
  const lists = [
    ['Key Responsibilities', job.responsibilities],
    ['Requirements', job.requirements],
    ['Benefits', job.benefits],
  ] as const
  const mail = `mailto:${brand.careers_email}?subject=${encodeURIComponent(job.title)}`
  return (
    <article className="page-head job">
      <div className="wrap">
        <TextLink to="/careers" arrow="back">
          Back to Careers
        </TextLink>
        <p className="eyebrow">{area ?? job.department}</p>
        <h1>{job.title}</h1>
        <p className="lead">{job.description}</p>
        <dl className="fact-row">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="job-lists">
          {lists.map(([title, items]) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul className="dashes">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
          <a className={buttonClass({})} href={mail}>
            Apply by e-mail
          </a>
        </div>
      </div>
    </article>
  )
}
