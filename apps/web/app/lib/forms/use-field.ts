import {
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  useFormContext,
  type UseFormReturn,
} from 'react-hook-form'
import { fieldMessage } from './field-message.ts'

/** Props for a field of the surrounding form: `<TextField label="Title" {...field('title')} />`. */
export function useField<Values extends FieldValues>() {
  return fieldsOf(useFormContext<Values>())
}

export function fieldsOf<Values extends FieldValues>({
  register,
  formState: { errors },
}: Pick<UseFormReturn<Values>, 'register' | 'formState'>) {
  return (name: Path<Values>, options?: RegisterOptions<Values>) => ({
    ...register(name, options),
    error: fieldMessage(get(errors, name)),
  })
}
