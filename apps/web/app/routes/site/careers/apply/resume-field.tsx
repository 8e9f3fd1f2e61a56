import { resumeMessages } from '@trusswell/domain/resume-messages.ts'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { FileItem } from '../../../../ui/file-item.tsx'
import { resumeHint, resumeKinds, resumeLimit } from './application-forms.ts'
import type { ResumeState } from './use-resume.ts'

type ResumeFieldProps = { id: string; resume: ResumeState; label?: string }

export function ResumeField({ id, resume, label = 'Resume' }: ResumeFieldProps) {
  const { file, error, sent, input } = resume
  return (
    <FileDrop
      id={id}
      className="apply-resume apply-wide"
      ref={input}
      name="resume"
      label={label}
      hint={resumeHint}
      error={error}
      accept={resumeKinds}
      maxBytes={resumeLimit}
      onFiles={([chosen]) => resume.choose(chosen ?? null)}
      onRefused={(_file, problem) =>
        resume.choose(null, problem === 'size' ? resumeMessages.tooLarge : resumeMessages.wrongType)
      }
    >
      {file && <FileItem name={file.name} size={file.size} sent={sent} onCancel={resume.cancel} />}
    </FileDrop>
  )
}
