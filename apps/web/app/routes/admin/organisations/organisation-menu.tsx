import type { AdminOrganisation } from '@trusswell/domain/organisations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Merge } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { Menu } from '../../../ui/menu.tsx'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { TriggerButton } from '../../../ui/trigger-button.tsx'

const MergeDialog = lazy(() => import('./merge-dialog.tsx'))

/** Merging is rare and can't be undone, so it is in a menu. */
export function OrganisationMenu({ organisation }: { organisation: AdminOrganisation }) {
  const { opened, open, close } = useOpen()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const label = `Actions for ${organisation.display_name}`
  return (
    <>
      <Menu
        align="end"
        label={label}
        trigger={
          <TriggerButton tone="secondary" aria-label={label} icon={<Ellipsis aria-hidden="true" />}>
            Actions
          </TriggerButton>
        }
        entries={[
          {
            id: 'merge',
            label: 'Merge into another',
            icon: <Merge aria-hidden="true" />,
            onAction: () => open('merge'),
          },
        ]}
      />
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
