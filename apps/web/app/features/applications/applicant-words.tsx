import type { Application } from '@trusswell/domain/applications.ts'
import { counted } from '@trusswell/domain/plural.ts'
import type { ReactNode } from 'react'
import { EmailLink } from '../../ui/email-text.tsx'

/** The applicant's own text, which staff can't change. The other facts are listed only where no field shows them. */
export function ApplicantWords({ application, withFacts }: { application: Application; withFacts: boolean }) {
  const { phone, linkedin, cover_letter } = application
  if (!withFacts && !phone && !linkedin && !cover_letter) return null
  return (
    <dl className="application-facts">
      {withFacts && <ApplicantFacts application={application} />}
      {phone && <Fact term="Phone">{phone}</Fact>}
      {linkedin && (
        <Fact term="LinkedIn">
          <a href={linkedin} target="_blank" rel="noopener noreferrer">
            {linkedin}
          </a>
        </Fact>
      )}
      {cover_letter && (
        <Fact term="Cover letter" wide>
          {cover_letter}
        </Fact>
      )}
    </dl>
  )
}

function ApplicantFacts({ application }: { application: Application }) {
  const { applicant_name, email, position, experience, skills } = application
  return (
    <>
      <Fact term="Applicant">{applicant_name}</Fact>
      <Fact term="Email">
        <EmailLink address={email} />
      </Fact>
      <Fact term="Position">{position}</Fact>
      <Fact term="Experience">{counted(experience, 'year')}</Fact>
      <Fact term="Skills" wide>
        {skills.join(', ') || 'None noted'}
      </Fact>
    </>
  )
}

function Fact({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={wide}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
