import { organisationRoleLabels } from '@trusswell/domain/organisation-role-values.ts'
import type { OrganisationPerson } from '@trusswell/domain/organisations.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { PersonCell } from '../../ui/person-cell.tsx'
import type { Column } from '../../ui/table.tsx'

type Options = {
  ownId: string | undefined
  /** The page of a person, for those who may open it. */
  pathOf?: ((id: string) => string) | undefined
  /** Left out for read-only access. */
  actions?: ((person: OrganisationPerson) => ReactNode) | undefined
}

export const personColumns = ({ ownId, pathOf, actions }: Options): Column<OrganisationPerson>[] => [
  {
    key: 'person',
    header: 'Person',
    onCard: 'title',
    cell: ({ id, name, email }) => (
      <PersonCell name={name} email={email} own={id === ownId} {...(pathOf ? { to: pathOf(id) } : {})} />
    ),
  },
  { key: 'role', header: 'Role', cell: ({ role }) => organisationRoleLabels[role] },
  { key: 'status', header: 'Status', cell: (person) => <PersonStatus person={person} /> },
  ...(actions
    ? [{ key: 'actions', header: 'Actions', quietHeader: true, onCard: 'aside', cell: actions } as const]
    : []),
]

function PersonStatus({ person: { status, email_verified } }: { person: OrganisationPerson }) {
  if (status === 'inactive')
    return (
      <Badge tone="neutral" glyph="pause">
        Inactive
      </Badge>
    )
  return email_verified ? <Badge tone="ok">Active</Badge> : <Badge tone="warn">E-mail not confirmed</Badge>
}
