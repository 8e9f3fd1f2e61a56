import { resumeMessages } from '@trusswell/domain/resume-messages.ts'
import { useRef, useState } from 'react'
import { ApiError } from '../../../../lib/api/api-error.ts'

/** The sending code's view of the current file. */
export type ResumeHandle = {
  file: () => File | null
  check: (options: { focus: boolean }) => boolean
  sending: () => { signal: AbortSignal; onSent: (bytes: number) => void }
  sent: () => void
  refused: (error: unknown) => void
}

type Chosen = {
  file: File | null
  error?: string | undefined
  sent?: number | undefined
  cancelled?: boolean
}

/** The resume's state: chosen or dropped, refused, uploading, cancelled. */
export function useResume() {
  const input = useRef<HTMLInputElement>(null)
  const current = useRef<File>(null)
  const abort = useRef<AbortController>(null)
  const [chosen, setChosen] = useState<Chosen>({ file: null })

  function choose(file: File | null, error?: string) {
    current.current = file
    // So that the same file can be chosen again after it was removed.
    if (!file && input.current) input.current.value = ''
    setChosen({ file, error })
  }

  const handle: ResumeHandle = {
    file: () => current.current,
    check({ focus }) {
      if (current.current) return true
      setChosen((now) => ({ ...now, error: now.error ?? resumeMessages.missing }))
      if (focus) input.current?.focus()
      return false
    },
    sending() {
      abort.current = new AbortController()
      setChosen((now) => ({ file: now.file, sent: 0 }))
      return {
        signal: abort.current.signal,
        onSent: (sent) => setChosen((now) => ({ ...now, sent: Math.min(sent, now.file?.size ?? sent) })),
      }
    },
    sent: () => choose(null),
    refused(error) {
      const message = error instanceof ApiError ? error.fields['resume'] : undefined
      const cancelled = abort.current?.signal.aborted ?? false
      if (message) choose(null, message)
      else setChosen((now) => ({ file: now.file, cancelled }))
    },
  }

  return {
    ...chosen,
    input,
    handle,
    choose,
    cancel: () => (chosen.sent === undefined ? choose(null) : abort.current?.abort()),
  }
}

export type ResumeState = ReturnType<typeof useResume>
