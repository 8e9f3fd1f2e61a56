import { ContactCards } from '../../../features/contacts/contact-cards.tsx'
import { ContactFilters } from '../../../features/contacts/contact-filters.tsx'
import { ContactSkeleton } from '../../../features/contacts/contact-skeleton.tsx'
import { NoContacts } from '../../../features/contacts/no-contacts.tsx'
import { ListBody } from '../../../features/list-page/list-body.tsx'
import { ListToolbar } from '../../../features/list-page/list-toolbar.tsx'
import { OfflineNotice } from '../../../features/list-page/offline-notice.tsx'
import { useList } from '../../../features/list-page/use-list.ts'
import { useOpen } from '../../../features/list-page/use-open.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { contactFilters, contactKey, listContacts } from './contact-source.ts'
import { OpenContact } from './open-contact.tsx'

export const meta = () => privateMeta('Contact Form Submissions')

export default function ManagerContacts() {
  const list = useList({ key: contactKey, filters: contactFilters, read: listContacts })
  const { opened, open, close } = useOpen()
  return (
    <>
      <PageHeader title="Contact Form Submissions" note="What visitors wrote to us, newest first" />
      <OfflineNotice />
      <ListToolbar search="Search submissions">
        <ContactFilters />
      </ListToolbar>
      <ListBody
        list={list}
        label="Submissions"
        noun="submissions"
        skeleton={<ContactSkeleton />}
        empty={<NoContacts />}
      >
        {(contacts) => <ContactCards contacts={contacts} onOpen={({ id }) => open(id)} />}
      </ListBody>
      {opened !== null && !list.loading && (
        <OpenContact key={opened} id={opened} list={list} onClose={close} />
      )}
    </>
  )
}
