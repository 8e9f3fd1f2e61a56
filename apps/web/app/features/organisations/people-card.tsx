import { organisationRoleLabels } from '@trusswell/domain/organisation-role-values.ts'
import type { OrganisationPerson } from '@trusswell/domain/organisations.ts'
import { LogOut } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadedOf } from '../../lib/list-total.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListBody } from '../../ui/lists/list-body.tsx'
import { useListChanges } from '../../ui/lists/use-list-changes.ts'
import { useRemoval } from '../../ui/lists/use-removal.ts'
import { useRows } from '../../ui/lists/use-rows.ts'
import { showSuccess } from '../../ui/outcome-toast.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import type { PeopleSource } from './organisation-source.ts'
import { personColumns } from './person-columns.tsx'
import { PersonMenu } from './person-menu.tsx'
import './organisations.css'

const PersonRoleDialog = lazy(() => import('./person-role-dialog.tsx'))

type PeopleCardProps = {
  source: PeopleSource
  organisation: string
  ownId: string | undefined
  /** The page of a person, for those who may open it. */
  pathOf?: (id: string) => string
  /** False for read-only access. */
  manages: boolean
  /** Called after the person's own role changed or they left. */
  onOwnChange?: () => void
}

export function PeopleCard(props: PeopleCardProps) {
  const { source, organisation, ownId, pathOf, manages, onOwnChange } = props
  const key = [...source.key, 'people'] as const
  const list = useRows({ key, read: source.people, counted: true })
  const { saved } = useListChanges<OrganisationPerson>(key, { affects: source.key })
  const { region, ask, asked, confirmation } = useRemoval<OrganisationPerson>(key, {
    affects: source.key,
    remove: async (id) => {
      await source.remove(id)
      if (id === ownId) onOwnChange?.()
    },
    messages: ({ id, name }) => ({
      removed: id === ownId ? `You left ${organisation}` : `${name} was removed from ${organisation}`,
      removeFailed: id === ownId ? 'Failed to leave the organisation' : `Failed to remove ${name}`,
    }),
  })
  const [changing, setChanging] = useState<OrganisationPerson | null>(null)
  const columns = personColumns({
    ownId,
    pathOf,
    actions: manages
      ? (person) => (
          <PersonMenu
            person={person}
            own={person.id === ownId}
            onRole={() => setChanging(person)}
            onRemove={() => ask(person)}
          />
        )
      : undefined,
  })
  const own = list.rows.find(({ id }) => id === ownId)
  const leaving = asked?.id === ownId
  return (
    <Card
      title="People"
      flush
      className="organisation-wide"
      actions={
        !manages &&
        own && (
          <Button tone="secondary" size="small" icon={<LogOut aria-hidden="true" />} onClick={() => ask(own)}>
            Leave organisation
          </Button>
        )
      }
      count={loadedOf(list)}
    >
      <ListBody
        ref={region}
        inCard
        list={list}
        label="List of people"
        noun="people"
        order="owners first, then by name"
        skeleton={<Skeleton rows={3} label="Loading people" />}
        empty={<EmptyState>No people yet. People who accept an invitation will appear here.</EmptyState>}
      >
        {(people) => <Table caption="People" columns={columns} rows={people} rowKey={({ id }) => id} />}
      </ListBody>
      {changing && (
        <Suspense>
          <PersonRoleDialog
            key={changing.id}
            person={changing}
            save={(role) => source.setRole(changing.id, role)}
            onSaved={(person) => {
              saved(person)
              setChanging(null)
              showSuccess(`${person.name} is now ${organisationRoleLabels[person.role]}`)
              if (person.id === ownId) onOwnChange?.()
            }}
            onClose={() => setChanging(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        {...confirmation}
        title={leaving ? `Leave ${organisation}?` : `Remove ${asked?.name}?`}
        message={
          leaving
            ? `You’ll immediately lose access to the projects, payments and messages of ${organisation}. You keep your account and get an organisation of your own. To return, you’ll need a new invitation.`
            : `${asked?.name} (${asked?.email}) will immediately lose access to the projects, payments and messages of ${organisation}. They keep their account.`
        }
        confirmLabel={leaving ? 'Leave organisation' : 'Remove person'}
      />
    </Card>
  )
}
