import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { FieldErrors } from './field-errors.ts'

/** Shows each message at its field and moves the focus to the first. */
export function showFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  errors: FieldErrors,
): void {
  Object.entries(errors).forEach(([name, message], index) => {
    setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  })
}
