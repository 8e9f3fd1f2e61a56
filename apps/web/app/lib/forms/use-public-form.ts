import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, noAnswer } from '../api/api-error.ts'
import { useHydrated } from '../use-hydrated.ts'
import type { FieldErrors } from './field-errors.ts'
import type { LiveForm } from './live-form.ts'

export type PublicForm<Values, Receipt> = {
  bind: (form: HTMLFormElement, onErrors: (errors: FieldErrors) => void) => LiveForm<Values>
  send: (values: Values, form: HTMLFormElement) => Promise<Receipt>
}

type Options<Values, Receipt> = {
  /** Imports schema, validation and sending; called on first focus, so that readers never load it. */
  load: () => Promise<PublicForm<Values, Receipt>>
  /** The server's validation errors when the form was sent without script. */
  initialErrors: FieldErrors
}

type Parts<Values, Receipt> = {
  element: HTMLFormElement
  form: LiveForm<Values>
  send: PublicForm<Values, Receipt>['send']
}

type State<Receipt> =
  { phase: 'editing'; failure?: ApiError } | { phase: 'sending' } | { phase: 'sent'; receipt: Receipt }

/** A plain HTML form that is validated and sent by script after hydration, and posts to the server before that. */
export function usePublicForm<Values, Receipt>({ load, initialErrors }: Options<Values, Receipt>) {
  const ref = useRef<HTMLFormElement>(null)
  const parts = useRef<Promise<Parts<Values, Receipt>>>(null)
  const [errors, setErrors] = useState(initialErrors)
  const [state, setState] = useState<State<Receipt>>({ phase: 'editing' })
  const live = useHydrated()
  const busy = useRef(false)

  function release() {
    void parts.current?.then(({ form }) => form.release())
    parts.current = null
  }

  useEffect(() => release, [])

  async function start() {
    const element = ref.current
    if (!element) throw new Error('The form is not in the page')
    parts.current ??= load().then(({ bind, send }) => ({ element, form: bind(element, setErrors), send }))
    return parts.current.catch((error: unknown) => {
      parts.current = null
      throw error
    })
  }

  async function submit() {
    if (busy.current) return
    busy.current = true
    let form: LiveForm<Values> | undefined
    try {
      const started = await start()
      form = started.form
      const values = await form.check()
      if (!values) return setState({ phase: 'editing' })
      setState({ phase: 'sending' })
      const receipt = await started.send(values, started.element)
      // The next submission is a new message.
      release()
      started.element.reset()
      setState({ phase: 'sent', receipt })
    } catch (error) {
      const failure = error instanceof ApiError ? error : noAnswer()
      setState({ phase: 'editing', failure })
      form?.setErrors(failure.fields)
    } finally {
      busy.current = false
    }
  }

  function again() {
    release()
    setErrors({})
    setState({ phase: 'editing' })
  }

  return {
    state,
    errors,
    again,
    formProps: {
      ref,
      // Our own messages under each field; the browser's only without script.
      noValidate: live,
      onFocus: () => void start().catch(() => undefined),
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
  }
}
