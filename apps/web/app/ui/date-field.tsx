import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { AriaFieldFoot, AriaFieldHead } from './aria-field.tsx'
import type { FieldTexts } from './field.tsx'
import { dateProps, type DateBounds } from './iso-date.ts'
import './date.css'

type DateFieldProps = FieldTexts & DateBounds & { name?: string; isRequired?: boolean; isDisabled?: boolean }

export function DateField(props: DateFieldProps) {
  const { label, hint, error, optional, value, defaultValue, minValue, maxValue, onChange, ...field } = props
  const bounds = { value, defaultValue, minValue, maxValue, onChange }
  return (
    <I18nProvider locale="en-IN">
      <AriaDateField
        {...field}
        {...dateProps(bounds)}
        className="ui-field"
        data-part="field"
        {...(error ? { isInvalid: true } : {})}
      >
        <AriaFieldHead label={label} optional={optional} />
        <DateInput className="ui-input ui-date-input">
          {(segment) => <DateSegment segment={segment} className="ui-segment" />}
        </DateInput>
        <AriaFieldFoot hint={hint} error={error} minValue={minValue} maxValue={maxValue} />
      </AriaDateField>
    </I18nProvider>
  )
}
