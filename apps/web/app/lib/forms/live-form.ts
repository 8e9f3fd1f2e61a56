import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { FieldErrors } from './field-errors.ts'
import { fieldMessage } from './field-message.ts'
import { showFieldErrors } from './show-field-errors.ts'

export type LiveForm<Values> = {
  /** Validates the fields; returns the values, or null after focusing the first invalid field. */
  check: () => Promise<Values | null>
  setErrors: (errors: FieldErrors) => void
  release: () => void
}

/** Binds validation to a form that the server rendered, with the values already typed into it. */
export function bindForm<Values extends FieldValues>(
  form: HTMLFormElement,
  schema: z.ZodType<Values>,
  onErrors: (errors: FieldErrors) => void,
): LiveForm<Values> {
  const control = createFormControl<FieldValues, unknown, Values>({
    resolver: zodResolver(schema as z.ZodType<Values, FieldValues>),
  })
  const listening = new AbortController()
  const names = new Set<string>()
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-field]')) {
    const { ref, onChange, onBlur } = control.register(field.name)
    ref(field)
    names.add(field.name)
    field.addEventListener('input', (event) => void onChange(event), { signal: listening.signal })
    field.addEventListener('blur', (event) => void onBlur(event), { signal: listening.signal })
  }
  const unsubscribe = control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => onErrors(messagesOf(errors)),
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
      const known = Object.entries(errors).filter(([name]) => names.has(name))
      showFieldErrors(control.setError, Object.fromEntries(known))
    },
    release() {
      listening.abort()
      unsubscribe()
    },
  }
}

function messagesOf(errors: object): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, fieldMessage(error) ?? '']))
}
