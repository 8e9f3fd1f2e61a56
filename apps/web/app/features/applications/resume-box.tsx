import type { Application } from '@trusswell/domain/applications.ts'
import { Download, FileText, FileX2 } from 'lucide-react'
import { buttonClass } from '../../ui/button-class.ts'
import { fileSize } from '../../ui/file-accepts.ts'
import { resumeWords } from './resume-words.ts'

export function ResumeBox({ resume, href }: { resume: Application['resume']; href: string }) {
  if (!resume) return null
  return (
    <div className="ui-field" data-part="field">
      <span className="ui-label">Uploaded resume</span>
      <div className="application-file" data-state={resume.state}>
        {resume.state === 'infected' ? <FileX2 aria-hidden="true" /> : <FileText aria-hidden="true" />}
        <div>
          <p>{resume.name}</p>
          <small>
            <span className="figures">{fileSize(resume.size)}</span>. {resumeWords[resume.state]}
          </small>
        </div>
        {resume.state === 'clean' && (
          <a className={buttonClass({ tone: 'secondary', size: 'small' })} href={href} download>
            <Download aria-hidden="true" />
            Download
          </a>
        )}
      </div>
    </div>
  )
}
