import { CircleAlert } from 'lucide-react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { longDay } from '../lib/dates.ts'
import type { FieldTexts } from './field.tsx'

type HeadProps = Pick<FieldTexts, 'label' | 'optional' | 'hideLabel'>

export function AriaFieldHead({ label, optional = false, hideLabel = false }: HeadProps) {
  return (
    <Label className={hideLabel ? 'sr-only' : 'ui-label'}>
      {label}
      {optional && <span className="ui-optional">Optional</span>}
    </Label>
  )
}

type FootProps = Pick<FieldTexts, 'hint' | 'error'> & {
  /** The message for a day outside these bounds; the form's own error takes precedence. */
  minValue?: string | undefined
  maxValue?: string | undefined
}

export function AriaFieldFoot({ hint, error, minValue, maxValue }: FootProps) {
  return (
    <>
      {hint !== undefined && (
        <Text slot="description" className="ui-hint">
          {hint}
        </Text>
      )}
      <FieldError className="ui-error">
        {({ validationDetails }) => (
          <>
            <CircleAlert aria-hidden="true" />
            <span>
              {error ??
                (validationDetails.rangeOverflow && maxValue
                  ? `Choose ${longDay(maxValue)} or an earlier day`
                  : minValue && `Choose ${longDay(minValue)} or a later day`)}
            </span>
          </>
        )}
      </FieldError>
    </>
  )
}
