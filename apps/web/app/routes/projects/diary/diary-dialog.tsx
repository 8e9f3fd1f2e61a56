import { onlineManager } from '@tanstack/react-query'
import { weatherLabels } from '@trusswell/domain/site-diary-values.ts'
import type { DiaryEntry } from '@trusswell/domain/site-diary.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { diaryStorage, type DiaryPhoto, type UnsentEntry } from '../../../features/diary/diary-storage.ts'
import { isTemporary, MissingPhotos, sendEntry, uploadPhotos } from '../../../features/diary/send-diary.ts'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { dropBlob } from '../../../lib/session/personal-blobs.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormDatePicker } from '../../../ui/form-fields.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { loadToaster } from '../../../ui/toaster-host.tsx'
import { sharedHint } from '../details/shared-with-client.tsx'
import {
  type DiaryBody,
  DiaryForm,
  diaryLabels,
  diaryValues,
  type DiaryValues,
  diaryWord,
  presetOf,
  type SavedEntry,
} from './diary-form.ts'
import { editDiaryEntry } from './diary-source.ts'
import { PhotoField } from './photo-field.tsx'
import { isInBrowser, useDiaryPhotos } from './use-diary-photos.ts'

type DiaryDialogProps = {
  projectId: string
  userId: string
  /** Null for a new entry. */
  entry: DiaryEntry | null
  /** A new one that the server refused. */
  unsent: UnsentEntry | null
  onSaved: (saved: SavedEntry) => void
  onClose: () => void
}

/** A new entry is stored in the browser while it is typed, and sent from there. */
export function DiaryDialog({ projectId, userId, entry, unsent, onSaved, onClose }: DiaryDialogProps) {
  const storage = diaryStorage(userId, projectId)
  const [draft, setDraft] = useState(() => (entry || unsent ? null : storage.readDraft()))
  const online = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  )
  const form = useRowForm<DiaryValues, DiaryBody, SavedEntry>({
    row: entry,
    labels: diaryLabels,
    valuesOf: diaryValues,
    chosen: presetOf(draft, unsent),
    wordOf: diaryWord,
    schema: DiaryForm,
    save: ({ body, changes, version, key }) =>
      entry ? edit(changes, version) : add(body, unsent?.key ?? key),
    onSaved,
    failed: 'Failed to save the diary entry',
  })
  const { isDirty } = form.form.formState
  const photos = useDiaryPhotos(userId, {
    ids: form.form.watch('photos'),
    onChange: (next) =>
      form.form.setValue('photos', next(form.form.getValues('photos')), { shouldDirty: true }),
    stored: photosOf(form.base),
    before: (unsent ?? draft)?.photos ?? [],
  })

  // Preload the toaster: the offline toast needs it.
  useEffect(() => void loadToaster(), [])

  const isNew = !entry && !unsent
  const typed = JSON.stringify(form.form.watch())
  const chosen = JSON.stringify(photos.photos)
  useEffect(() => {
    if (!isNew || !isDirty) return
    const { photos: _ids, ...values } = JSON.parse(typed) as DiaryValues
    diaryStorage(userId, projectId).writeDraft({
      at: new Date().toISOString(),
      values,
      photos: JSON.parse(chosen) as DiaryPhoto[],
    })
  }, [isNew, isDirty, typed, chosen, userId, projectId])

  async function add({ photos: _ids, ...body }: DiaryBody, key: string): Promise<SavedEntry> {
    const at = new Date().toISOString()
    const written = { key, project_id: projectId, at, body, photos: photos.photos, problem: null }
    storage.keep(written)
    const isStored = storage.find(key) !== null
    try {
      const row = await sendEntry({ userId, projectId }, key, isStored ? undefined : written)
      storage.writeDraft(null)
      return row ?? { version: 0, waits: false }
    } catch (error) {
      if (isTemporary(error) && isStored) {
        storage.writeDraft(null)
        return { version: 0, waits: true }
      }
      if (error instanceof MissingPhotos) photos.drop(error.ids)
      // Refused: the form shows why, and the draft stays.
      if (unsent) storage.keep(unsent)
      else storage.drop(key)
      throw error
    }
  }

  /** An edit needs a connection: a colleague may have changed the entry. */
  async function edit(changes: Partial<DiaryBody>, version: number): Promise<DiaryEntry> {
    const { photos: _ids, ...fields } = changes
    const uploaded = new Map<string, string>()
    const missing = await uploadPhotos({ userId, projectId }, photos.photos, (photo, file_id) => {
      uploaded.set(photo.id, file_id)
      photos.setUploaded(photo, file_id)
    })
    if (missing.length > 0) {
      photos.drop(missing)
      throw new MissingPhotos(missing)
    }
    const ids = photos.photos.flatMap(({ id, file_id }) => file_id ?? uploaded.get(id) ?? [])
    const saved = await editDiaryEntry(projectId, entry?.id ?? '', {
      ...fields,
      ...(_ids === undefined ? {} : { photos: ids }),
      version,
    })
    dropPhotos()
    return saved
  }

  /** Those of an unsent entry stay until it is sent. */
  function dropPhotos() {
    const unsentIds = unsent?.photos.map(({ id }) => id) ?? []
    for (const photo of photos.photos)
      if (isInBrowser(photo) && !unsentIds.includes(photo.id)) void dropBlob(userId, photo.id)
  }

  function discardDraft() {
    dropPhotos()
    storage.writeDraft(null)
  }

  return (
    <FormDialog
      title={entry ? 'Edit Diary Entry' : 'New Diary Entry'}
      form={form}
      saveLabel="Save Entry"
      onDiscard={() => {
        if (isNew && isDirty) discardDraft()
        else if (!isNew) dropPhotos()
      }}
      onClose={onClose}
    >
      {!online && (
        <p className="diary-note" role="status">
          {entry
            ? 'You’re offline. Changes can be saved when you’re back online.'
            : 'You’re offline. The entry and its photos are stored on this device and sent when you’re back online.'}
        </p>
      )}
      {unsent?.problem && <p className="ui-error">{unsent.problem}</p>}
      {draft && (
        <div className="diary-restored">
          <p>
            We’ve restored your draft from <Moment at={draft.at} />.
          </p>
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              discardDraft()
              setDraft(null)
              form.form.reset(diaryValues(null))
            }}
          >
            Start over
          </Button>
        </div>
      )}
      <div className="ui-dialog-pair">
        <FormDatePicker name="entry_date" label={diaryLabels.entry_date} />
        <TextField
          label={diaryLabels.headcount}
          {...form.field('headcount')}
          figures
          inputMode="numeric"
          autoComplete="off"
        />
        <NativeSelect
          label={diaryLabels.weather}
          {...form.field('weather')}
          options={optionsOf(weatherLabels)}
        />
        <TextField
          label={diaryLabels.temperature}
          {...form.field('temperature')}
          figures
          optional
          autoComplete="off"
        />
      </div>
      <TextArea label={diaryLabels.notes} {...form.field('notes')} rows={5} />
      <PhotoField {...photos} error={form.form.formState.errors.photos?.message} />
      <Checkbox
        label={diaryLabels.shared_with_client}
        hint={sharedHint}
        {...form.field('shared_with_client')}
      />
    </FormDialog>
  )
}

const photosOf = (row: SavedEntry | null): DiaryPhoto[] =>
  row && 'photos' in row
    ? row.photos.map(({ id, name, type, size }) => ({ id, name, type, size, file_id: id }))
    : []
