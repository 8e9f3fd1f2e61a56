import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, messageOf } from '../api/api-error.ts'
import { leavesOf } from './leaf-values.ts'
import { showFieldErrors } from './show-field-errors.ts'
import { fieldsOf } from './use-field.ts'

type Options<Values extends FieldValues, Body, Receipt> = {
  /** The API's own schema; it may start with a transform from form values to a body. */
  schema: z.ZodType<Body>
  defaults: DefaultValues<Values>
  send: (body: Body) => Promise<Receipt>
  onSent: (receipt: Receipt) => void
  /** Called first with an error; returns true if it has handled it. */
  onError?: (error: unknown) => boolean
  /** Receives errors that don't belong to a field. Without it the form exposes them as `failure`. */
  onFailed?: ((error: unknown) => void) | undefined
  /** Shown if the answer has no message of its own. */
  fallback?: string
}

export type FormFailure = { message: string; requestId: string | undefined }

/** A form of the signed-in screens: validated with the API's schema, with the API's errors shown at each field. */
export function useApiForm<Values extends FieldValues, Body, Receipt>(
  options: Options<Values, Body, Receipt>,
) {
  const { schema, defaults, send, onSent, onError, onFailed } = options
  const { fallback = 'Something went wrong. Please try again.' } = options
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const form = useForm<Values, unknown, Body>({
    resolver: zodResolver(schema as z.ZodType<Body, Values>),
    defaultValues: defaults,
  })

  function refuse(error: unknown) {
    if (onError?.(error)) return
    const told = error instanceof ApiError ? error : null
    const known = leavesOf(form.getValues())
    const fields = Object.entries(told?.fields ?? {}).filter(([name]) =>
      known.some(([leaf]) => name === leaf || name.startsWith(`${leaf}.`)),
    )
    if (fields.length > 0) showFieldErrors(form.setError, Object.fromEntries(fields))
    else if (onFailed) onFailed(error)
    else setFailure({ message: messageOf(error, fallback), requestId: told?.requestId })
  }

  async function submit(body: Body) {
    setFailure(null)
    try {
      onSent(await send(body))
    } catch (error) {
      refuse(error)
    }
  }

  return {
    form,
    field: fieldsOf(form),
    pending: form.formState.isSubmitting,
    failure,
    onSubmit: (event?: FormEvent) => void form.handleSubmit(submit)(event),
  }
}
