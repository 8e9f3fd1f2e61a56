import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { ContactDialog } from '../../../features/contacts/contact-dialog.tsx'
import { contactWords } from '../../../features/contacts/contact-words.ts'
import { MissingContact } from '../../../features/contacts/missing-contact.tsx'
import { showFailure, showSuccess } from '../../../features/list-page/outcome-toast.ts'
import type { List } from '../../../features/list-page/use-list.ts'
import { useListChanges } from '../../../features/list-page/use-list-changes.ts'
import { useRow } from '../../../features/list-page/use-row.ts'
import { contactKey, saveContact } from './contact-source.ts'

type OpenContactProps = { id: string; list: List<ContactSubmission>; onClose: () => void }

export function OpenContact({ id, list, onClose }: OpenContactProps) {
  const { row, missing } = useRow({ key: contactKey, id, rows: list.rows })
  const { put, refresh } = useListChanges<ContactSubmission>(contactKey)
  if (!row) return missing ? <MissingContact onClose={onClose} /> : null
  return (
    <ContactDialog
      contact={row}
      editable="progress"
      save={saveContact}
      reload={async () =>
        (await list.refetch()).data?.pages.flatMap(({ data }) => data).find((now) => now.id === id)
      }
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
