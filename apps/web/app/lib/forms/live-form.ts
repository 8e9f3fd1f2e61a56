import { createFormControl, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { FieldErrors } from './field-errors.ts'
import { zodResolver } from './zod-resolver.ts'

// The resolver gives nothing but messages.
type Messages = Record<string, { message?: string } | undefined>

export type LiveForm<Values> = {
  /** Checks the fields; gives the values, or null after moving the focus to the first fault. */
  check: () => Promise<Values | null>
  setErrors: (errors: FieldErrors) => void
  release: () => void
}

/** Binds the checks to a form that already stands in the page, with whatever was typed into it. */
export function bindForm<Values extends FieldValues>(
  form: HTMLFormElement,
  schema: z.ZodType<Values>,
  onErrors: (errors: FieldErrors) => void,
): LiveForm<Values> {
  const control = createFormControl<FieldValues, unknown, Values>({ resolver: zodResolver(schema) })
  const listening = new AbortController()
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-field]')) {
    const { ref, onChange, onBlur } = control.register(field.name)
    ref(field)
    field.addEventListener('input', (event) => void onChange(event), { signal: listening.signal })
    field.addEventListener('blur', (event) => void onBlur(event), { signal: listening.signal })
  }
  const unsubscribe = control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => onErrors(messagesOf(errors as Messages)),
  })

  return {
    check: () =>
      new Promise((resolve, reject) => {
        control
          .handleSubmit(
            (values) => resolve(values),
            () => resolve(null),
          )()
          .catch(reject)
      }),
    setErrors(errors) {
      Object.entries(errors).forEach(([name, message], index) => {
        control.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
      })
    },
    release() {
      listening.abort()
      unsubscribe()
    },
  }
}

function messagesOf(errors: Messages): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message ?? '']))
}
