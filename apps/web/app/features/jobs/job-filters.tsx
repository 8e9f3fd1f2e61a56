import { careerAreas } from '@trusswell/domain/career-areas.ts'
import { jobStatuses, jobStatusLabels } from '@trusswell/domain/job-values.ts'
import { useSearchParams } from 'react-router'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { withParam } from '../../ui/url-params.ts'
import './jobs.css'

const areas = careerAreas.map(({ id, title }) => ({ value: id, label: title }))
const statuses = jobStatuses.map((value) => ({ value, label: jobStatusLabels[value] }))

export function StaffJobFilters() {
  const [params, setParams] = useSearchParams()
  return (
    <>
      <NativeSelect
        className="staff-job-area"
        label="Area"
        hideLabel
        placeholder="All areas"
        options={areas}
        value={params.get('area') ?? ''}
        onChange={({ target }) =>
          setParams((now) => withParam(withParam(now, 'area', target.value), 'pages', null), {
            preventScrollReset: true,
          })
        }
      />
      <FilterChips label="Status" param="status" cursorParam="pages" options={statuses} />
    </>
  )
}
