import { Search } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: string }

export function SearchField({ label, className, id: given, ...input }: SearchFieldProps) {
  const generated = useId()
  const id = given ?? generated
  return (
    <div className={classNames('ui-search', className)}>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <Search aria-hidden="true" />
      <input
        placeholder={label}
        {...input}
        id={id}
        type="search"
        className="ui-input ui-search-input"
        autoComplete="off"
      />
    </div>
  )
}
