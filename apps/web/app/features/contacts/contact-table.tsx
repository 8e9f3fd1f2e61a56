import { contactSorts } from '@trusswell/domain/list-sort-values.ts'
import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { ArchiveRestore, Pencil, Reply, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { RowChoice } from '../../ui/lists/bulk-bar.tsx'
import { CellText, ListTable, OpenCell } from '../../ui/lists/list-table.tsx'
import { Moment } from '../../ui/moment.tsx'
import type { Column } from '../../ui/table.tsx'
import type { ContactCardsProps } from './contact-cards.tsx'
import { ContactStatusBadge } from './contact-status.tsx'
import { contactHeaders } from './contact-words.ts'
import { fullName } from './full-name.ts'

const columns = (onOpen: ContactCardsProps['onOpen']): Column<ContactSubmission>[] => [
  {
    key: 'name',
    header: contactHeaders.name,
    sortable: true,
    onCard: 'title',
    cell: (contact) => (
      <OpenCell {...(contact.deleted_at ? {} : { onOpen: () => onOpen(contact) })}>
        {fullName(contact)}
      </OpenCell>
    ),
  },
  {
    key: 'company',
    header: contactHeaders.company,
    sortable: true,
    cell: ({ company }) =>
      company ? <CellText>{company}</CellText> : <span className="ui-muted">Not given</span>,
  },
  {
    key: 'subject',
    header: contactHeaders.subject,
    sortable: true,
    cell: ({ subject }) => <CellText>{subject}</CellText>,
  },
  {
    key: 'email',
    header: 'Email',
    cell: ({ email }) => <CellText>{email}</CellText>,
  },
  {
    key: 'status',
    header: contactHeaders.status,
    sortable: true,
    cell: ({ status }) => <ContactStatusBadge status={status} />,
  },
  {
    key: 'assignee',
    header: 'Assignee',
    cell: ({ assignee_id, assignee_name }) =>
      assignee_id ? (
        <CellText>{assignee_name ?? 'Former colleague'}</CellText>
      ) : (
        <span className="ui-muted">Unassigned</span>
      ),
  },
  {
    key: 'created',
    header: contactHeaders.created,
    sortable: true,
    cell: ({ created_at }) => <Moment at={created_at} precision="day" />,
  },
]

export default function ContactTable(props: ContactCardsProps) {
  const { contacts, isChosen, onChoose, onOpen, onReply, onDelete, onRestore } = props
  return (
    <ListTable
      caption="Submissions"
      columns={columns(onOpen)}
      rows={contacts}
      sorts={contactSorts}
      choice={(contact) =>
        contact.deleted_at ? null : (
          <RowChoice
            name={fullName(contact)}
            checked={isChosen(contact.id)}
            onChoose={(on) => onChoose(contact.id, on)}
          />
        )
      }
      actions={(contact) => {
        const name = fullName(contact)
        if (contact.deleted_at)
          return (
            <IconButton
              label={`Restore message of ${name}`}
              size="small"
              icon={<ArchiveRestore aria-hidden="true" />}
              onClick={() => onRestore?.(contact)}
            />
          )
        return (
          <>
            <IconButton
              data-next
              label={`Reply to ${name}`}
              size="small"
              icon={<Reply aria-hidden="true" />}
              onClick={() => onReply(contact)}
            />
            <IconButton
              data-edit
              label={`View and edit message of ${name}`}
              size="small"
              icon={<Pencil aria-hidden="true" />}
              onClick={() => onOpen(contact)}
            />
            {onDelete && (
              <IconButton
                label={`Delete message of ${name}`}
                size="small"
                className="contact-delete"
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onDelete(contact)}
              />
            )}
          </>
        )
      }}
    />
  )
}
