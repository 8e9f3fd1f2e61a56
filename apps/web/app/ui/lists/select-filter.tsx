import { useSearchParams } from 'react-router'
import { NativeSelect } from '../native-select.tsx'
import { withParam } from '../url-params.ts'
import './lists.css'

type SelectFilterProps = {
  label: string
  param: string
  /** The label of the unfiltered list. */
  all: string
  options: { value: string; label: string }[]
}

/** A filter with too many values for chips. */
export function SelectFilter({ label, param, all, options }: SelectFilterProps) {
  const [params, setParams] = useSearchParams()
  return (
    <NativeSelect
      className="list-select"
      label={label}
      hideLabel
      placeholder={all}
      options={options}
      value={params.get(param) ?? ''}
      onChange={({ target }) =>
        setParams((now) => withParam(withParam(now, param, target.value), 'pages', null), {
          preventScrollReset: true,
        })
      }
    />
  )
}
