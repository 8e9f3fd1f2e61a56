import type { ChangeEvent } from 'react'
import type { CreateFormState } from './use-create-form.ts'
import { fieldLabels, type FieldName, type ProjectValues } from './project-values.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement

/** A step's fields: each takes its label, value and message from the form, and saves what is typed. */
export function stepFields({ values, errors, set }: CreateFormState) {
  const common = (name: FieldName) => ({ name, label: fieldLabels[name], error: errors[name] })
  const change = (name: FieldName, value: string) => set({ [name]: value } as Partial<ProjectValues>)
  return {
    input: (name: FieldName) => ({
      ...common(name),
      value: values[name],
      onChange: ({ target }: ChangeEvent<Typed>) => change(name, target.value),
    }),
    plain: (name: FieldName) => ({
      ...common(name),
      value: values[name],
      onChange: (value: string) => change(name, value),
    }),
    day: (name: FieldName) => ({
      ...common(name),
      value: values[name] || null,
      onChange: (value: string | null) => change(name, value ?? ''),
    }),
  }
}
