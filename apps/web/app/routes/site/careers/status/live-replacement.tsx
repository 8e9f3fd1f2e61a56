import { type FormEvent, useState } from 'react'
import type { useFetcher } from 'react-router'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { ResumeField } from '../apply/resume-field.tsx'
import { uploadForm } from '../../../../lib/forms/upload-form.ts'
import { useResume } from '../apply/use-resume.ts'

type Props = { token: string; fetcher: ReturnType<typeof useFetcher> }

/** With progress and a cancel button. */
export function LiveReplacement({ token, fetcher }: Props) {
  const resume = useResume()
  const [told, setTold] = useState('')
  const sending = resume.sent !== undefined

  async function send(event: FormEvent) {
    event.preventDefault()
    setTold('')
    const file = resume.handle.file()
    if (sending || !resume.handle.check({ focus: true }) || !file) return
    const form = new FormData()
    form.set('token', token)
    form.set('resume', file, file.name)
    try {
      await uploadForm('/api/applications/by-token/resume', form, resume.handle.sending())
    } catch (error) {
      resume.handle.refused(error)
      if (error instanceof ApiError && !error.fields['resume']) setTold(error.message)
      return
    }
    resume.handle.sent()
    setTold('Your resume was replaced.')
    const look = { method: 'post', encType: 'multipart/form-data', action: '/application' } as const
    void fetcher.submit({ token, look: '1' }, look)
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <ResumeField id="replace-resume" label="Replace it" resume={resume} />
      <p role="status" className="status-told">
        {resume.cancelled ? 'The upload was cancelled. We’ll keep your current resume.' : told || ''}
      </p>
      <Button type="submit" tone="secondary" pending={sending} pendingLabel="Sending…">
        Replace resume
      </Button>
    </form>
  )
}
