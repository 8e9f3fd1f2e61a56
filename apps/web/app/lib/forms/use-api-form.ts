import { type FormEvent, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import { zodResolver } from './zod-resolver.ts'

type Options<Values extends FieldValues, Receipt> = {
  schema: z.ZodType<Values>
  defaults?: Record<string, string>
  send: (values: Values) => Promise<Receipt>
  onSent: (receipt: Receipt) => void
  /** Where the answer has no words of its own. */
  fallback?: string
}

/** A form of the signed-in screens: checks with the API's own schema, shows what the API found under each field. */
export function useApiForm<Values extends FieldValues, Receipt>(options: Options<Values, Receipt>) {
  const { schema, defaults = {}, send, onSent, fallback = 'This did not work. Please try again.' } = options
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<FieldValues, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: defaults,
  })
  const { errors, isSubmitting } = form.formState

  async function submit(values: Values) {
    setFailure(null)
    try {
      onSent(await send(values))
    } catch (error) {
      const fields = Object.entries(error instanceof ApiError ? error.fields : {})
      fields.forEach(([name, message], index) => {
        form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
      })
      if (fields.length === 0) setFailure(error instanceof Error && error.message ? error.message : fallback)
    }
  }

  return {
    field: (name: keyof Values & string) => ({
      ...form.register(name),
      error: (errors[name] as { message?: string } | undefined)?.message,
    }),
    formProps: {
      noValidate: true,
      onSubmit: (event: FormEvent) => void form.handleSubmit(submit)(event),
    },
    reset: form.reset,
    pending: isSubmitting,
    failure,
  }
}
