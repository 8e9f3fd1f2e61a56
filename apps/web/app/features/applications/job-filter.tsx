import { useSearchParams } from 'react-router'
import { NativeSelect } from '../../ui/native-select.tsx'
import { withParam } from '../../ui/url-params.ts'

type Option = { id: string; title: string }

/** Filters by the position applied for. */
export function JobFilter({ jobs }: { jobs: readonly Option[] }) {
  const [params, setParams] = useSearchParams()
  const options = [{ id: 'internship', title: 'Internship' }, ...jobs]
  return (
    <NativeSelect
      className="application-job-filter"
      label="Position"
      hideLabel
      placeholder="All positions"
      options={options.map(({ id, title }) => ({ value: id, label: title }))}
      value={params.get('job') ?? ''}
      onChange={({ target }) =>
        setParams((now) => withParam(withParam(now, 'job', target.value), 'pages', null), {
          preventScrollReset: true,
        })
      }
    />
  )
}
