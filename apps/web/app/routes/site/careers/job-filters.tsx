import { Form, useSubmit } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { type JobFilters as Chosen, isChosen } from './choose-jobs.ts'

type Option = { value: string; label: string }
type Props = { chosen: Chosen; areas: Option[]; experience: string[]; types: string[] }

const plain = (values: string[]): Option[] => values.map((value) => ({ value, label: value }))

/** A plain GET form; once the page is alive, choosing is enough. */
export function JobFilters({ chosen, areas, experience, types }: Props) {
  const submit = useSubmit()
  const filters = [
    ['area', 'Area', 'All areas', areas],
    ['experience', 'Experience', 'Any experience', plain(experience)],
    ['type', 'Type', 'Any type', plain(types)],
  ] as const
  return (
    <Form
      key={Object.values(chosen).join()}
      className="job-filters"
      method="get"
      action="/careers#positions"
      role="search"
      aria-label="Positions"
      preventScrollReset
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
    >
      {filters.map(([name, label, all, options]) => (
        <NativeSelect
          key={name}
          name={name}
          label={label}
          placeholder={all}
          options={options}
          defaultValue={chosen[name]}
        />
      ))}
      <Button type="submit" tone="secondary">
        Show positions
      </Button>
      {isChosen(chosen) && (
        <TextLink to="/careers#positions" preventScrollReset>
          Clear filters
        </TextLink>
      )}
    </Form>
  )
}
