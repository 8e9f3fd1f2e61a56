import { useId } from 'react'
import { useController } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ErrorLine } from '../../../ui/field.tsx'
import { settingsLabels, type SettingsValues, weekdays } from './settings-labels.ts'

export function WorkingDays() {
  const id = useId()
  const { field, fieldState } = useController<SettingsValues, 'workingHours.days'>({
    name: 'workingHours.days',
  })
  const message = fieldState.error?.message
  return (
    <fieldset className="ui-field" data-part="field" aria-describedby={message ? id : undefined}>
      <legend className="ui-label">{settingsLabels['workingHours.days']}</legend>
      <div className="settings-days">
        {weekdays.map((label, at) => {
          const day = at + 1
          return (
            <Checkbox
              key={label}
              label={label}
              ref={at === 0 ? field.ref : undefined}
              checked={field.value.includes(day)}
              onBlur={field.onBlur}
              onChange={({ target }) =>
                field.onChange(
                  target.checked
                    ? [...field.value, day].toSorted((a, b) => a - b)
                    : field.value.filter((each) => each !== day),
                )
              }
            />
          )
        })}
      </div>
      <ErrorLine id={id} message={message} />
    </fieldset>
  )
}
