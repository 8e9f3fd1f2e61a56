import type { AdminOrganisation } from '@trusswell/domain/organisations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Merge } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'

const MergeDialog = lazy(() => import('./merge-dialog.tsx'))

export function MergeButton({ organisation }: { organisation: AdminOrganisation }) {
  const { opened, open, close } = useOpen()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (
    <>
      <Button tone="secondary" icon={<Merge aria-hidden="true" />} onClick={() => open('merge')}>
        Merge into another
      </Button>
      {opened === 'merge' && (
        <Suspense>
          <MergeDialog
            organisation={organisation}
            onMerged={async (into) => {
              showSuccess(`${organisation.display_name} was merged into ${into.display_name}`)
              await navigate(`/admin/organisations/${into.id}`, { replace: true })
              void queries.invalidateQueries({ queryKey: ['organisations'] })
              void queries.invalidateQueries({ queryKey: ['projects'] })
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
