import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { ContactDialog } from '../../../features/contacts/contact-dialog.tsx'
import { contactWords } from '../../../features/contacts/contact-words.ts'
import { MissingContact } from '../../../features/contacts/missing-contact.tsx'
import { showFailure, showSuccess } from '../../../features/list-page/outcome-toast.ts'
import { useListChanges } from '../../../features/list-page/use-list-changes.ts'
import { useRow } from '../../../features/list-page/use-row.ts'
import { contactKey, readContact, saveContact } from './contact-source.ts'

type OpenContactProps = { id: string; rows: ContactSubmission[]; onClose: () => void }

export function OpenContact({ id, rows, onClose }: OpenContactProps) {
  const { row, missing } = useRow({ key: contactKey, id, rows, read: readContact })
  const { put, refresh } = useListChanges<ContactSubmission>(contactKey)
  if (missing || row?.deleted_at) return <MissingContact onClose={onClose} />
  if (!row) return null
  return (
    <ContactDialog
      contact={row}
      editable="all"
      save={saveContact}
      reload={readContact}
      onSaved={(saved) => {
        put(saved)
        void refresh()
        showSuccess(contactWords.updated)
        onClose()
      }}
      onFailed={(error) => showFailure(error, contactWords.updateFailed)}
      onClose={onClose}
    />
  )
}
