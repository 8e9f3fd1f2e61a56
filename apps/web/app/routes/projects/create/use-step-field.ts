import { useField } from '../../../lib/forms/use-field.ts'
import { fieldLabels, type FieldName, type ProjectValues } from './create-values.ts'

/** A step's fields, each with its label. */
export function useStepField() {
  const field = useField<ProjectValues>()
  return (name: FieldName) => ({ ...field(name), label: fieldLabels[name] })
}
