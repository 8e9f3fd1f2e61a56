import type { Application } from '@trusswell/domain/applications.ts'
import { ExternalLink, FileClock, FileText, FileX2 } from 'lucide-react'
import { buttonClass } from '../../ui/button-class.ts'
import { resumeWords } from './resume-words.ts'

const look = buttonClass({ tone: 'quiet', iconOnly: true })

/** Links the scanned file, or says why it isn't available. Links typed by staff open in a new tab. */
export function ResumeLink({ application, href }: { application: Application; href: string }) {
  const { applicant_name, resume, resume_url } = application
  if (resume?.state === 'clean') {
    return (
      <a
        className={look}
        href={href}
        download
        title="Resume"
        aria-label={`Download resume of ${applicant_name}`}
      >
        <FileText aria-hidden="true" />
      </a>
    )
  }
  if (resume) {
    return (
      <span
        className="application-nofile"
        role="img"
        aria-label={resumeWords[resume.state]}
        title={resumeWords[resume.state]}
      >
        {resume.state === 'quarantined' ? <FileClock /> : <FileX2 />}
      </span>
    )
  }
  if (!resume_url) return null
  return (
    <a
      className={look}
      href={resume_url}
      target="_blank"
      rel="noopener noreferrer"
      title="Resume"
      aria-label={`Open resume of ${applicant_name} in a new tab`}
    >
      <ExternalLink aria-hidden="true" />
    </a>
  )
}
