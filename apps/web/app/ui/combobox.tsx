import { ChevronsUpDown } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, type ComboBoxProps } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { AriaFieldFoot, AriaFieldHead } from './aria-field.tsx'
import { classNames } from './class-names.ts'
import type { FieldTexts } from './field.tsx'
import { OptionList, OptionPopover, type Option } from './option-list.tsx'

type Props = FieldTexts &
  Omit<
    ComboBoxProps<Option>,
    'children' | 'className' | 'items' | 'defaultItems' | 'onChange' | 'isInvalid'
  > & {
    options: Option[]
    onChange?: (value: string | null) => void
    placeholder?: string
    className?: string
    /** Set when the caller filters, usually on the server. */
    filtered?: boolean
    ref?: Ref<HTMLInputElement>
  }

export function Combobox(props: Props) {
  const {
    label,
    hint,
    error,
    optional,
    hideLabel,
    options,
    onChange,
    placeholder,
    className,
    filtered = false,
    ref,
    ...rest
  } = props
  return (
    <AriaComboBox
      {...rest}
      {...(filtered ? { items: options } : { defaultItems: options })}
      className={classNames('ui-field', className)}
      data-part="field"
      isInvalid={Boolean(error)}
      menuTrigger="focus"
      allowsEmptyCollection
      onChange={(key) => onChange?.(key === null ? null : String(key))}
    >
      <AriaFieldHead label={label} optional={optional} hideLabel={hideLabel} />
      <Group className="ui-unit">
        <Input ref={ref} className="ui-input" {...(placeholder ? { placeholder } : {})} />
        <Button className="ui-unit-button">
          <ChevronsUpDown aria-hidden="true" />
        </Button>
      </Group>
      <AriaFieldFoot hint={hint} error={error} />
      <OptionPopover>
        <OptionList />
      </OptionPopover>
    </AriaComboBox>
  )
}
