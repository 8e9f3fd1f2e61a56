import { CalendarDays } from 'lucide-react'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { DateInput, DatePicker as AriaDatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { AriaFieldFoot, AriaFieldHead } from './aria-field.tsx'
import { CalendarMonth } from './calendar-month.tsx'
import type { FieldTexts } from './field.tsx'
import { dateProps, type DateBounds } from './iso-date.ts'
import './popover.css'
import './date.css'

type DatePickerProps = FieldTexts &
  DateBounds & {
    name?: string
    isRequired?: boolean
    isDisabled?: boolean
    ref?: Ref<{ focus: () => void }>
  }

export function DatePicker(props: DatePickerProps) {
  const { label, hint, error, optional, value, defaultValue, minValue, maxValue, onChange, ref, ...field } =
    props
  const element = useRef<HTMLDivElement>(null)
  // The form focuses its first invalid field: here, the first part of the date.
  useImperativeHandle(
    ref,
    () => ({ focus: () => element.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus() }),
    [],
  )
  const bounds = { value, defaultValue, minValue, maxValue, onChange }
  return (
    <I18nProvider locale="en-IN">
      <AriaDatePicker
        {...field}
        {...dateProps(bounds)}
        ref={element}
        className="ui-field"
        data-part="field"
        firstDayOfWeek="mon"
        {...(error ? { isInvalid: true } : {})}
      >
        <AriaFieldHead label={label} optional={optional} />
        <Group className="ui-unit ui-date-box">
          <DateInput className="ui-input ui-date-input">
            {(segment) => <DateSegment segment={segment} className="ui-segment" />}
          </DateInput>
          <Button className="ui-unit-button">
            <CalendarDays aria-hidden="true" />
          </Button>
        </Group>
        <AriaFieldFoot hint={hint} error={error} minValue={minValue} maxValue={maxValue} />
        <Popover className="ui-popover" offset={4}>
          <Dialog className="ui-calendar-box" aria-label="Choose a date">
            <CalendarMonth />
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </I18nProvider>
  )
}
