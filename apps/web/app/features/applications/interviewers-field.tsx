import { X } from 'lucide-react'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { NativeSelect } from '../../ui/native-select.tsx'
import { interviewLabels, type InterviewValues } from './interview-values.ts'
import './interview.css'

type InterviewersFieldProps = { people: { id: string; name: string }[] }

/** Chosen one after the other; in the order of their ids, as the API returns them. */
export function InterviewersField({ people }: InterviewersFieldProps) {
  const { field, fieldState } = useController<InterviewValues, 'interviewer_ids'>({ name: 'interviewer_ids' })
  const select = useRef<HTMLSelectElement>(null)
  const chosen = people.filter(({ id }) => field.value.includes(id))
  const others = people.filter(({ id }) => !field.value.includes(id))
  return (
    <div className="interview-people">
      <NativeSelect
        ref={(element) => {
          select.current = element
          field.ref(element)
        }}
        name={field.name}
        label={interviewLabels.interviewer_ids}
        placeholder={chosen.length === 0 ? 'Choose an interviewer' : 'Add another interviewer'}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        value=""
        error={fieldState.error?.message}
        onBlur={field.onBlur}
        onChange={({ target }) => target.value && field.onChange([...field.value, target.value].toSorted())}
      />
      {chosen.length > 0 && (
        <ul aria-label="Chosen interviewers">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              {name}
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => {
                  field.onChange(field.value.filter((each) => each !== id))
                  select.current?.focus()
                }}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
