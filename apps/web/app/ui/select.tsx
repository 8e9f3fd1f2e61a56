import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import {
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select'
import { AriaFieldFoot, AriaFieldHead } from './aria-field.tsx'
import { classNames } from './class-names.ts'
import type { FieldTexts } from './field.tsx'
import { OptionList, OptionPopover, type Option } from './option-list.tsx'

type SelectProps = FieldTexts &
  Omit<AriaSelectProps<Option>, 'children' | 'className' | 'onChange' | 'isInvalid'> & {
    options: Option[]
    onChange?: (value: string) => void
    className?: string
  }

export function Select(props: SelectProps) {
  const {
    label,
    hint,
    error,
    optional,
    options,
    onChange,
    className,
    placeholder = 'Choose',
    ...select
  } = props
  return (
    <AriaSelect
      {...select}
      placeholder={placeholder}
      className={classNames('ui-field', className)}
      data-part="field"
      isInvalid={Boolean(error)}
      onChange={(key) => key !== null && onChange?.(String(key))}
    >
      <AriaFieldHead label={label} optional={optional} />
      <Button className="ui-input ui-select">
        <SelectValue className="ui-select-value" />
        <ChevronDown aria-hidden="true" />
      </Button>
      <AriaFieldFoot hint={hint} error={error} />
      <OptionPopover>
        <OptionList options={options} />
      </OptionPopover>
    </AriaSelect>
  )
}
