import { weatherLabels } from '@trusswell/domain/site-diary-values.ts'
import type { ChatAttachment } from '@trusswell/domain/chat.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { counted } from '@trusswell/domain/plural.ts'
import type { DiaryEntry } from '@trusswell/domain/site-diary.ts'
import { FileWarning, Lock, ShieldCheck } from 'lucide-react'
import { RowActions } from '../work/row-actions.tsx'

type DiaryRowProps = {
  entry: DiaryEntry
  onEdit: () => void
  onDelete: () => void
  onView: (photo: ChatAttachment) => void
}

export function DiaryRow({ entry, onEdit, onDelete, onView }: DiaryRowProps) {
  const { entry_date, weather, temperature, headcount, notes, photos, author_name } = entry
  const day = formatDay(entry_date)
  const sky = `${weatherLabels[weather]}${temperature === null ? '' : `, ${String(temperature).replace('-', '−')} °C`}`
  return (
    <li className="diary-entry" id={`diary-${entry.id}`}>
      <header>
        <h3>{day}</h3>
        {entry.can_edit && (
          <RowActions name={`entry of ${day} by ${author_name}`} onEdit={onEdit} onDelete={onDelete} />
        )}
      </header>
      <p className="diary-facts">
        <span>{author_name}</span>
        <span>{sky}</span>
        <span>{counted(headcount, 'person', 'people')} on site</span>
        {!entry.shared_with_client && (
          <span className="diary-internal">
            <Lock aria-hidden="true" />
            Staff only
          </span>
        )}
      </p>
      <p className="diary-notes">{notes}</p>
      {photos.length > 0 && (
        <ul className="diary-photos">
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <Photo photo={photo} label={`Photo ${at + 1} of ${day}`} onView={onView} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

type PhotoProps = { photo: ChatAttachment; label: string; onView: (photo: ChatAttachment) => void }

function Photo({ photo, label, onView }: PhotoProps) {
  if (photo.state === 'clean')
    return (
      <button type="button" className="diary-photo" onClick={() => onView(photo)}>
        <img src={photo.thumbnail_url ?? photo.url} alt={label} loading="lazy" decoding="async" />
        <span className="sr-only">Open</span>
      </button>
    )
  const checking = photo.state === 'quarantined'
  return (
    <span className="diary-photo" data-state={photo.state}>
      {checking ? <ShieldCheck aria-hidden="true" /> : <FileWarning aria-hidden="true" />}
      <small>{checking ? 'Checking for viruses' : 'Contains a virus and can’t be opened'}</small>
    </span>
  )
}
