import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { useState } from 'react'
import { ContactCards } from '../../../features/contacts/contact-cards.tsx'
import { ContactFilters } from '../../../features/contacts/contact-filters.tsx'
import { ContactSkeleton } from '../../../features/contacts/contact-skeleton.tsx'
import { contactWords } from '../../../features/contacts/contact-words.ts'
import { NoContacts } from '../../../features/contacts/no-contacts.tsx'
import { DeletedFilter } from '../../../features/list-page/deleted-filter.tsx'
import { ListBody } from '../../../features/list-page/list-body.tsx'
import { ListToolbar } from '../../../features/list-page/list-toolbar.tsx'
import { OfflineNotice } from '../../../features/list-page/offline-notice.tsx'
import { useList } from '../../../features/list-page/use-list.ts'
import { useOpen } from '../../../features/list-page/use-open.ts'
import { useRemoval } from '../../../features/list-page/use-removal.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { contactFilters, contactKey, deleteContact, listContacts, restoreContact } from './contact-source.ts'
import { OpenContact } from './open-contact.tsx'

export const meta = () => privateMeta('Contact Form Submissions')

export default function AdminContacts() {
  const list = useList({ key: contactKey, filters: contactFilters, read: listContacts })
  const { region, remove, restore } = useRemoval(contactKey, {
    remove: deleteContact,
    words: contactWords,
    undo: { restore: restoreContact, ...contactWords },
  })
  const { opened, open, close } = useOpen()
  const [leaving, setLeaving] = useState<ContactSubmission | null>(null)

  function confirmed() {
    if (leaving) remove(leaving.id)
    setLeaving(null)
  }

  return (
    <>
      <PageHeader title="Contact Form Submissions" note="What visitors wrote to us, newest first" />
      <OfflineNotice />
      <ListToolbar search="Search submissions">
        <ContactFilters />
        <DeletedFilter />
      </ListToolbar>
      <ListBody
        ref={region}
        list={list}
        label="Submissions"
        noun="submissions"
        skeleton={<ContactSkeleton />}
        empty={<NoContacts />}
      >
        {(contacts) => (
          <ContactCards
            contacts={contacts}
            onOpen={({ id }) => open(id)}
            onDelete={setLeaving}
            onRestore={({ id }) => restore(id)}
          />
        )}
      </ListBody>
      {opened !== null && <OpenContact key={opened} id={opened} rows={list.rows} onClose={close} />}
      <ConfirmDialog
        isOpen={leaving !== null}
        title="Delete Contact Submission"
        message="Are you sure you want to delete this contact submission?"
        confirmLabel="Delete"
        onConfirm={confirmed}
        onCancel={() => setLeaving(null)}
      />
    </>
  )
}
