import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { applicationFilters, exportApplications } from '../../features/applications/application-source.ts'
import { useReauthentication } from '../../features/reauthentication/reauthentication-provider.tsx'
import { wasCancelled } from '../../lib/api/was-cancelled.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { listQueryOf } from '../../ui/lists/list-query.ts'
import { showFailure } from '../../ui/outcome-toast.ts'

/** Fetched instead of linked to, because the password may be asked first. */
export function ExportApplications() {
  const reauthenticate = useReauthentication()
  const [params] = useSearchParams()
  const file = useMutation({
    mutationFn: () => {
      const { sort: _sort, deleted: _deleted, ...query } = listQueryOf(params, applicationFilters(params))
      return reauthenticate(() => exportApplications(query))
    },
    onSuccess: (loaded) => saveFile(loaded, 'applications.csv'),
    onError: (error) => {
      if (!wasCancelled(error)) showFailure(error, 'Failed to export the applications')
    },
  })
  return (
    <Button tone="secondary" pending={file.isPending} pendingLabel="Preparing…" onClick={() => file.mutate()}>
      Export CSV
    </Button>
  )
}
