import { resumeMessages } from '@trusswell/domain/resume-messages.ts'
import { useRef, useState } from 'react'
import type { Outcome } from '../../../../lib/forms/send-outcome.ts'

/** What the sending code sees of the chosen file, whenever it looks. */
export type ResumeHandle = {
  file: () => File | null
  check: (options: { focus: boolean }) => boolean
  sending: () => { signal: AbortSignal; onSent: (bytes: number) => void }
  sent: <Receipt>(outcome: Outcome<Receipt>) => Outcome<Receipt>
}

type Chosen = {
  file: File | null
  error?: string | undefined
  sent?: number | undefined
  cancelled?: boolean
}

/** The resume of a form: chosen or dropped, refused, under way, cancelled. */
export function useResume() {
  const input = useRef<HTMLInputElement>(null)
  const current = useRef<File>(null)
  const abort = useRef<AbortController>(null)
  const [chosen, setChosen] = useState<Chosen>({ file: null })

  function choose(file: File | null, error?: string) {
    current.current = file
    // The same file may be chosen again after it was taken away.
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
    sent(outcome) {
      const cancelled = abort.current?.signal.aborted ?? false
      const { resume: error, ...fields } = outcome.ok ? {} : (outcome.failure.fields ?? {})
      if (outcome.ok) choose(null)
      else if (error) choose(null, error)
      else setChosen((now) => ({ file: now.file, cancelled }))
      if (outcome.ok || !error) return outcome
      return { ok: false, failure: { ...outcome.failure, fields } }
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
