import type { ApplicationKind } from './application-forms.ts'
import { ApplicationForm } from './application-form.tsx'
import type { ApplyReply } from './apply-reply.ts'
import { AttachStep } from './attach-step.tsx'

type Props = {
  kind: ApplicationKind
  job: string | null
  /** The page's own URL, which the form posts to without script. */
  path: string
  title: string
  reply: ApplyReply | undefined
}

export function ApplyCard({ kind, job, path, title, reply }: Props) {
  return (
    <aside className="apply-card on-screen" id="apply" aria-labelledby="apply-title">
      <header>
        <h2 id="apply-title">{title}</h2>
        <p>A few fields and one file, about two minutes. All fields are required unless marked optional.</p>
      </header>
      {reply?.step === 'attach' ? (
        <AttachStep {...reply} path={path} titleId="apply-title" />
      ) : (
        <ApplicationForm kind={kind} job={job} action={`${path}#apply`} titleId="apply-title" reply={reply} />
      )}
    </aside>
  )
}
