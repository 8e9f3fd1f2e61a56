import { useSearchParams } from 'react-router'
import { applicationFilters, exportApplications } from '../../features/applications/application-source.ts'
import { useReauthentication } from '../../features/reauthentication/reauthentication-provider.tsx'
import { todayInIndia } from '../../lib/dates.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { listQueryOf } from '../../ui/lists/list-query.ts'

/** The filtered list as a file. */
export function ExportApplications() {
  const reauthenticate = useReauthentication()
  const [params] = useSearchParams()
  const { sort: _sort, deleted: _deleted, ...query } = listQueryOf(params, applicationFilters(params))
  return (
    <DownloadButton
      name={`applications-${todayInIndia()}.csv`}
      load={() => reauthenticate(() => exportApplications(query))}
    >
      Export CSV
    </DownloadButton>
  )
}
