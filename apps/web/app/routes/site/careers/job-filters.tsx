import { Form, useNavigate } from 'react-router'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { Button } from '../../../ui/button.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { type JobFilters as Chosen, isChosen } from './choose-jobs.ts'

type Option = { value: string; label: string }
type Props = { chosen: Chosen; areas: Option[]; experience: string[]; types: string[] }

const plain = (values: string[]): Option[] => values.map((value) => ({ value, label: value }))

/** A plain GET form; after hydration a selection applies immediately. */
export function JobFilters({ chosen, areas, experience, types }: Props) {
  const navigate = useNavigate()
  const live = useHydrated()
  const all = [
    ['area', 'Area', 'All areas', areas],
    ['experience', 'Experience', 'Any experience', plain(experience)],
    ['type', 'Type', 'Any type', plain(types)],
  ] as const
  // A filter with one option isn't useful.
  const filters = all.filter(([, , , options]) => options.length > 1)

  function choose(form: HTMLFormElement) {
    const entries = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
    const search = new URLSearchParams(entries).toString()
    void navigate(`/careers${search && `?${search}`}#positions`, { preventScrollReset: true })
  }

  return (
    <Form
      key={Object.values(chosen).join()}
      className="job-filters"
      method="get"
      action="/careers#positions"
      role="search"
      aria-label="Positions"
      preventScrollReset
      onChange={({ currentTarget }) => choose(currentTarget)}
    >
      {filters.map(([name, label, any, options]) => (
        <NativeSelect
          key={name}
          name={name}
          label={label}
          placeholder={any}
          options={options}
          defaultValue={chosen[name]}
        />
      ))}
      {!live && (
        <Button type="submit" tone="secondary">
          Show positions
        </Button>
      )}
      {isChosen(chosen) && (
        <TextLink to="/careers#positions" preventScrollReset>
          Clear filters
        </TextLink>
      )}
    </Form>
  )
}
