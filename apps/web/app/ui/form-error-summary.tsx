import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'

type FieldMessage = { fieldId?: string; message: string }

type FormErrorSummaryProps = { title?: string; errors: FieldMessage[] }

export function FormErrorSummary({ title = 'Please correct the following', errors }: FormErrorSummaryProps) {
  const id = useId()
  if (errors.length === 0) return null
  return (
    <div className="ui-summary" role="alert" aria-labelledby={id}>
      <TriangleAlert aria-hidden="true" />
      <div>
        <p id={id}>
          <strong>{title}</strong>
        </p>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId}${message}`}>{fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
