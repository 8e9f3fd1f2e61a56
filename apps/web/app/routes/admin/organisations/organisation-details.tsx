import type { AdminOrganisation } from '@trusswell/domain/organisations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { organisationFacts } from '../../../features/organisations/organisation-facts.tsx'
import { everyField } from '../../../features/organisations/organisation-labels.ts'
import { NamesakeNote } from '../../../features/organisations/namesake-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { organisationKey, organisationsKey, saveOrganisation } from './organisation-source.ts'

const OrganisationDialog = lazy(() => import('../../../features/organisations/organisation-dialog.tsx'))

export function OrganisationDetails({ organisation }: { organisation: AdminOrganisation }) {
  const queries = useQueryClient()
  const { opened, open, close } = useOpen()
  return (
    <Card
      title="Details"
      actions={
        <Button
          tone="secondary"
          size="small"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => open('details')}
        >
          Edit organisation
        </Button>
      }
    >
      <NamesakeNote id={organisation.namesake_id} />
      <Facts facts={organisationFacts(organisation)} />
      {opened === 'details' && (
        <Suspense>
          <OrganisationDialog
            title="Edit organisation"
            organisation={organisation}
            fields={everyField}
            save={({ changes, version }) => saveOrganisation(organisation.id, { ...changes, version })}
            onSaved={(saved) => {
              queries.setQueryData([...organisationKey(saved.id), 'one'], saved)
              void queries.invalidateQueries({ queryKey: organisationsKey })
              void queries.invalidateQueries({ queryKey: ['projects'] })
              showSuccess('Organisation updated successfully')
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </Card>
  )
}
