import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField, type NumberFieldProps } from 'react-aria-components/NumberField'
import { AriaFieldFoot, AriaFieldHead } from './aria-field.tsx'
import { classNames } from './class-names.ts'
import type { FieldTexts } from './field.tsx'
import './popover.css'

type Props = FieldTexts &
  Omit<NumberFieldProps, 'children' | 'className' | 'isInvalid'> & {
    before?: ReactNode
    after?: ReactNode
    stepper?: boolean
    className?: string
  }

export function NumberField(props: Props) {
  const { label, hint, error, optional, before, after, stepper = false, className, ...number } = props
  return (
    <I18nProvider locale="en-IN">
      <AriaNumberField
        {...number}
        className={classNames('ui-field', className)}
        data-part="field"
        isInvalid={Boolean(error)}
      >
        <AriaFieldHead label={label} optional={optional} />
        <Group className="ui-unit">
          {before && <span className="ui-unit-mark">{before}</span>}
          <Input className="ui-input ui-input-figures" />
          {after && <span className="ui-unit-mark">{after}</span>}
          {stepper && (
            <>
              <Button slot="decrement" className="ui-unit-button ui-unit-step">
                <Minus aria-hidden="true" />
              </Button>
              <Button slot="increment" className="ui-unit-button ui-unit-step">
                <Plus aria-hidden="true" />
              </Button>
            </>
          )}
        </Group>
        <AriaFieldFoot hint={hint} error={error} />
      </AriaNumberField>
    </I18nProvider>
  )
}
