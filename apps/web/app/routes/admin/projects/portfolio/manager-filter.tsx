import type { ManagerLoad } from '@trusswell/domain/portfolio.ts'
import { useSearchParams } from 'react-router'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { withParam } from '../../../../ui/url-params.ts'

export function ManagerFilter({ loads }: { loads: ManagerLoad[] }) {
  const [params, setParams] = useSearchParams()
  return (
    <NativeSelect
      className="portfolio-manager"
      label="Project manager"
      hideLabel
      placeholder="All managers"
      options={loads.map(({ manager }) => ({
        value: manager?.id ?? 'none',
        label: manager?.name ?? 'No project manager',
      }))}
      value={params.get('manager') ?? ''}
      onChange={({ target }) =>
        setParams((now) => withParam(withParam(now, 'manager', target.value), 'pages', null), {
          preventScrollReset: true,
        })
      }
    />
  )
}
