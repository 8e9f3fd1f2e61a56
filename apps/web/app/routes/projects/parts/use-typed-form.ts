import { useCallback, useEffect, useRef, useState, type ChangeEvent } from 'react'
import type { FieldErrors } from '../../../lib/forms/field-errors.ts'
import { focusFirstError } from './focus-first-error.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields as they are typed, with what is wrong under each. */
export function useTypedForm<Name extends string>(start: Record<Name, string>) {
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [attempts, setAttempts] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const form = useCallback((now: HTMLFormElement | null) => void (element.current = now), [])

  useEffect(() => {
    if (attempts > 0) focusFirstError(element.current)
  }, [attempts])

  function set(changes: Partial<Record<Name, string>>) {
    setValues((now) => ({ ...now, ...changes }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changes))))
  }

  const named = (name: Name, value: string) => ({ [name]: value }) as Partial<Record<Name, string>>

  return {
    form,
    values,
    errors,
    set,
    replace(next: Record<Name, string>) {
      setValues(next)
      setErrors({})
    },
    /** Shows the messages and leads to the first. */
    refuse(found: FieldErrors) {
      setErrors(found)
      setAttempts((count) => count + 1)
    },
    /** For an element that tells its changes by events. */
    input: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<Typed>) => set(named(name, target.value)),
    }),
    /** For a field that tells the text itself. */
    plain: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: string) => set(named(name, value)),
    }),
    day: (name: Name) => ({
      name,
      value: values[name] || null,
      error: errors[name],
      onChange: (value: string | null) => set(named(name, value ?? '')),
    }),
  }
}
