import type { useFetcher } from 'react-router'
import { useHydrated } from '../../../../lib/use-hydrated.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { fileSize } from '../../../../ui/file-accepts.ts'
import { resumeHint, resumeKinds } from '../apply/application-forms.ts'
import { LiveReplacement } from './live-replacement.tsx'
import { resumeStateWords } from './resume-state-words.ts'
import type { Shown } from './status-reply.ts'

type Props = { shown: Shown; fetcher: ReturnType<typeof useFetcher> }

export function ReplaceResume({ shown, fetcher }: Props) {
  const live = useHydrated()
  const { token, view, resumeError } = shown
  return (
    <section className="status-resume" aria-labelledby="resume-title">
      <h2 id="resume-title">Your resume</h2>
      {view.resume ? (
        <p>
          <strong>{view.resume.name}</strong>
          <br />
          <span className="figures">{fileSize(view.resume.size)}</span>, {resumeStateWords[view.resume.state]}
        </p>
      ) : (
        <p>This application has no resume.</p>
      )}
      {!view.withdrawn_at &&
        (live ? (
          <LiveReplacement token={token} fetcher={fetcher} />
        ) : (
          <form method="post" encType="multipart/form-data" action="/application?act=resume">
            <input type="hidden" name="token" value={token} />
            <Field id="replace-resume" label="Replace it" hint={resumeHint} error={resumeError}>
              {(control) => (
                <input
                  {...control}
                  className="ui-input apply-file"
                  type="file"
                  name="resume"
                  accept={resumeKinds}
                />
              )}
            </Field>
            <Button type="submit" tone="secondary">
              Replace resume
            </Button>
          </form>
        ))}
    </section>
  )
}
