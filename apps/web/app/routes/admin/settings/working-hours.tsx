import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useField } from '../../../lib/forms/use-field.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDatePicker } from '../../../ui/form-fields.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ListMessage } from './list-message.tsx'
import { settingsLabels as labels, type SettingsValues } from './settings-labels.ts'
import { WorkingDays } from './working-days.tsx'

/** The hours used to decide when a client's message is overdue. */
const spans = [
  ['workingHours.answerWithin', 100, 'working hours'],
  ['workingHours.decideWithin', 30, 'working days'],
  ['workingHours.contactWithin', 30, 'working days'],
] as const

export function WorkingHours() {
  const field = useField<SettingsValues>()
  return (
    <div className="settings-part" role="group" aria-label="Working hours">
      <div className="settings-line">
        <div>
          <h3>Working hours</h3>
          <p>
            A project manager is notified when a client’s message isn’t answered in time. Only working hours
            count. Times are in IST. Clients who create a project see the date you’ll answer by, and then the
            date by which their project manager gets in touch.
          </p>
        </div>
      </div>
      <WorkingDays />
      <div className="settings-two settings-hours">
        <TextField {...field('workingHours.from')} label={labels['workingHours.from']} type="time" figures />
        <TextField
          {...field('workingHours.until')}
          label={labels['workingHours.until']}
          type="time"
          figures
        />
        {spans.map(([name, max, unit]) => (
          <TextField
            key={name}
            {...field(name, { valueAsNumber: true })}
            label={labels[name]}
            type="number"
            min={1}
            max={max}
            inputMode="numeric"
            figures
            after={unit}
          />
        ))}
        <TextField
          {...field('workingHours.newProjectContact')}
          label={labels['workingHours.newProjectContact']}
          hint="Clients see this name while their project waits for an answer."
          optional
          autoComplete="off"
          maxLength={80}
        />
      </div>
      <Holidays />
    </div>
  )
}

function Holidays() {
  const field = useField<SettingsValues>()
  const { fields, append, remove } = useFieldArray<SettingsValues, 'workingHours.holidays'>({
    name: 'workingHours.holidays',
  })
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <>
      <div className="settings-line">
        <p>
          {fields.length === 0
            ? 'No holidays yet. Add the days on which the office is closed.'
            : 'The office is closed on these days.'}
        </p>
        <Button
          ref={addButton}
          tone="secondary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ date: '', name: '' })}
        >
          Add holiday
        </Button>
      </div>
      {fields.length > 0 && (
        <ul className="settings-rows" aria-label={labels['workingHours.holidays']}>
          {fields.map(({ id }, at) => (
            <li key={id}>
              <FormDatePicker name={`workingHours.holidays.${at}.date`} label="Date" />
              <TextField
                {...field(`workingHours.holidays.${at}.name`)}
                label="Name"
                optional
                autoComplete="off"
                maxLength={80}
              />
              <IconButton
                label={`Remove holiday ${at + 1}`}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => {
                  remove(at)
                  addButton.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <ListMessage name="workingHours.holidays" />
    </>
  )
}
