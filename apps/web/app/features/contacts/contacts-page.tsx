import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { lazy, Suspense, useState } from 'react'
import type { StaffArea } from '../../lib/api/staff-area.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { BulkBar } from '../../ui/lists/bulk-bar.tsx'
import { CardSortChoice } from '../../ui/lists/card-sort-choice.tsx'
import { DeletedFilter } from '../../ui/lists/deleted-filter.tsx'
import { ListBody } from '../../ui/lists/list-body.tsx'
import { ListToolbar } from '../../ui/lists/list-toolbar.tsx'
import { OfflineNotice } from '../../ui/lists/offline-notice.tsx'
import { useListChanges } from '../../ui/lists/use-list-changes.ts'
import { useList } from '../../ui/lists/use-list.ts'
import { useOpen } from '../../ui/lists/use-open.ts'
import { useRemoval } from '../../ui/lists/use-removal.ts'
import { useSelection } from '../../ui/lists/use-selection.ts'
import { useView } from '../../ui/lists/use-view.ts'
import { cardsOrTable, ViewSwitch } from '../../ui/lists/view-switch.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ContactCards } from './contact-cards.tsx'
import type { ConvertDialogType } from './contact-conversion.tsx'
import { ContactFilters } from './contact-filters.tsx'
import { ContactTabs } from './contact-tabs.tsx'
import { ContactSkeleton } from './contact-skeleton.tsx'
import { contactRemoval, contactSource } from './contact-source.ts'
import { contactHeaders, contactWords } from './contact-words.ts'
import { NoContacts } from './no-contacts.tsx'
import { useReplies } from './use-replies.ts'

const BulkProgressDialog = lazy(() => import('./bulk-progress-dialog.tsx'))
const ContactTable = lazy(() => import('./contact-table.tsx'))
const OpenContact = lazy(() => import('./open-contact.tsx'))
const ReplyDialog = lazy(() => import('./reply-dialog.tsx'))

type ContactsPageProps = { area: StaffArea; ConvertDialog?: ConvertDialogType }

export function ContactsPage({ area, ConvertDialog }: ContactsPageProps) {
  const source = contactSource(area)
  const mayDelete = area === 'admin'
  const list = useList({ key: source.key, filters: source.filters, read: source.list })
  const { region, preserveFocus, ask, confirmation, restore } = useRemoval<ContactSubmission>(source.key, {
    ...contactRemoval,
    messages: contactWords,
  })
  const { opened, open, close } = useOpen()
  const { chosen, isChosen, choose, chooseAll } = useSelection(list.rows.map(({ id }) => id))
  const [changed, setChanged] = useState<ContactSubmission[]>([])
  const changes = useListChanges<ContactSubmission>(source.key)
  const replies = useReplies(source)
  const { view, remember } = useView(`${area}-contacts`)
  const Contacts = view === 'table' ? ContactTable : ContactCards
  const skeleton = view === 'table' ? <Skeleton rows={8} label="Loading submissions" /> : <ContactSkeleton />

  return (
    <>
      <PageHeader title="Contact Form Submissions" note="Messages from the website" />
      {area === 'admin' && <ContactTabs />}
      <OfflineNotice />
      <ListToolbar search="Search submissions">
        <ContactFilters />
        {mayDelete && <DeletedFilter />}
        <ViewSwitch views={cardsOrTable} view={view} onChoose={remember} />
      </ListToolbar>
      {view !== 'table' && <CardSortChoice headers={contactHeaders} />}
      <ListBody
        ref={region}
        list={list}
        cards={view !== 'table'}
        label="Submissions"
        noun="submissions"
        skeleton={skeleton}
        empty={<NoContacts />}
      >
        {(contacts) => (
          <>
            {!list.deleted && (
              <BulkBar
                label="Change several submissions"
                shown={list.rows.length}
                chosen={chosen.length}
                onChooseAll={chooseAll}
              >
                <Button
                  data-bulk-key="s"
                  tone="secondary"
                  onClick={() => setChanged(list.rows.filter(({ id }) => isChosen(id)))}
                >
                  Set status or assignee
                </Button>
              </BulkBar>
            )}
            <Suspense fallback={skeleton}>
              <Contacts
                contacts={contacts}
                isChosen={isChosen}
                onChoose={choose}
                onOpen={({ id }) => open(id)}
                onReply={(contact) => replies.start(contact, list.rows)}
                {...(mayDelete ? { onDelete: ask, onRestore: restore } : {})}
              />
            </Suspense>
          </>
        )}
      </ListBody>
      {changed.length > 0 && (
        <Suspense>
          <BulkProgressDialog
            contacts={changed}
            source={source}
            onDone={() => {
              setChanged([])
              chooseAll(false)
              preserveFocus()
            }}
            onClose={() => setChanged([])}
          />
        </Suspense>
      )}
      {opened !== null && (
        <Suspense>
          <OpenContact
            key={opened}
            source={source}
            ConvertDialog={ConvertDialog}
            id={opened}
            rows={list.rows}
            onClose={close}
          />
        </Suspense>
      )}
      {replies.contact && (
        <Suspense>
          <ReplyDialog
            contact={replies.contact}
            source={source}
            quoted
            onSent={({ id }) => void source.read(id).then(changes.saved, () => {})}
            onNext={replies.next}
            onClose={replies.stop}
          />
        </Suspense>
      )}
      <ConfirmDialog
        {...confirmation}
        title="Delete Contact Submission"
        message="Are you sure you want to delete this contact submission?"
      />
    </>
  )
}
