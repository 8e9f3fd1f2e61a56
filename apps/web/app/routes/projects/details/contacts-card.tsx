import { organisationRoleLabels } from '@trusswell/domain/organisation-role-values.ts'
import type { ProjectContact } from '@trusswell/domain/organisations.ts'
import { useState } from 'react'
import { loadedOf } from '../../../lib/list-total.ts'
import { phoneHref } from '../../../lib/phone-href.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmailLink } from '../../../ui/email-text.tsx'
import { useLinkedRow } from '../../../ui/lists/use-linked-row.ts'
import { useRows } from '../../../ui/lists/use-rows.ts'
import { passFocusOn } from '../../../ui/pass-focus-on.ts'
import { projectKey } from '../work/work-source.ts'
import { WorkBody } from '../work/work-body.tsx'
import { listContacts } from './details-source.ts'

const few = 5

type ContactsCardProps = { projectId: string; client: string }

/** The project's contacts for staff. */
export function ContactsCard({ projectId, client }: ContactsCardProps) {
  const list = useRows({
    key: [...projectKey(projectId), 'contacts'],
    read: (_cursor, signal) => listContacts(projectId, signal),
  })
  const { linked, linkTo } = useLinkedRow()
  const [wanted, setWanted] = useState(false)
  const all = wanted || list.rows.findIndex(({ id }) => id === linked) >= few
  return (
    <Card title="Client contacts" count={loadedOf(list)} flush>
      <WorkBody
        list={list}
        noun="contacts"
        empty={`No one at ${client} has an account yet. People who accept an invitation will appear here.`}
      >
        {(contacts) => (
          <>
            <ul>
              {contacts.slice(0, all ? undefined : few).map((contact) => (
                <Contact key={contact.id} contact={contact} link={linkTo(contact.id)} />
              ))}
            </ul>
            {!all && list.rows.length > few && (
              <div className="project-more">
                <Button ref={passFocusOn} tone="quiet" size="small" onClick={() => setWanted(true)}>
                  Show all {list.rows.length} contacts
                </Button>
              </div>
            )}
          </>
        )}
      </WorkBody>
    </Card>
  )
}

type ContactProps = {
  contact: ProjectContact
  link: ReturnType<ReturnType<typeof useLinkedRow>['linkTo']>
}

function Contact({ contact: { name, email, phone, role }, link }: ContactProps) {
  return (
    <li className="project-person" {...link}>
      <Avatar name={name} />
      <div>
        <strong>{name}</strong> <small>{organisationRoleLabels[role]}</small>
        <EmailLink address={email} />
        {phone && (
          <a className="project-phone figures" href={phoneHref(phone)}>
            {phone}
          </a>
        )}
      </div>
    </li>
  )
}
