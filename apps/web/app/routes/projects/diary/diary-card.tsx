import { useQuery } from '@tanstack/react-query'
import type { Actor } from '@trusswell/domain/actor.ts'
import type { ChatAttachment } from '@trusswell/domain/chat.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { DiaryEntry } from '@trusswell/domain/site-diary.ts'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { UnsentEntry } from '../../../features/diary/diary-storage.ts'
import { monthOf } from '../../../lib/dates.ts'
import { loadedOf } from '../../../lib/list-total.ts'
import { createRetriedImport } from '../../../lib/retried-import.ts'
import { dropBlob, forgetOtherBlobs } from '../../../lib/session/personal-blobs.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ImportNotice } from '../../../ui/import-notice.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SelectFilter } from '../../../ui/lists/select-filter.tsx'
import { useListChanges } from '../../../ui/lists/use-list-changes.ts'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { useRemoval } from '../../../ui/lists/use-removal.ts'
import { useRows } from '../../../ui/lists/use-rows.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { WorkBody } from '../work/work-body.tsx'
import { projectKey } from '../work/work-source.ts'
import type { SavedEntry } from './diary-form.ts'
import { DiaryRow } from './diary-row.tsx'
import { deleteDiaryEntry, diaryKey, listDiary, listDiaryMonths, restoreDiaryEntry } from './diary-source.ts'
import { UnsentEntries, useUnsentEntries } from './unsent-entries.tsx'
import './diary.css'

const dialogImport = createRetriedImport(async () => {
  // Its date field is loaded apart from it.
  const [{ DiaryDialog: dialog }] = await Promise.all([
    import('./diary-dialog.tsx'),
    import('../../../ui/date-picker.tsx'),
  ])
  return { default: dialog }
})
const DiaryDialog = lazy(dialogImport.load)

const ImageViewer = lazy(async () => ({
  default: (await import('../../../ui/image-viewer.tsx')).ImageViewer,
}))

type DiaryCardProps = { projectId: string; actor: Actor & { kind: 'user' } }

/** What happened on site, day by day. */
export default function DiaryCard({ projectId, actor }: DiaryCardProps) {
  const { opened, open, close } = useOpen()
  const [params] = useSearchParams()
  const [viewed, setViewed] = useState<ChatAttachment | null>(null)
  const [toDelete, setToDelete] = useState<UnsentEntry | null>(null)
  const months = useQuery({
    queryKey: [...diaryKey(projectId), 'months'],
    queryFn: ({ signal }) => listDiaryMonths(projectId, signal),
  })
  const known = months.data?.data ?? []
  const month = known.find((each) => each === params.get('month'))
  const list = useRows<DiaryEntry>({
    key: diaryKey(projectId),
    query: month === undefined ? {} : { month },
    read: (cursor, signal) =>
      listDiary(projectId, { limit: 10, ...cursor, ...(month === undefined ? {} : { month }) }, signal),
  })
  const { saved, refresh } = useListChanges<DiaryEntry>(diaryKey(projectId), {
    affects: projectKey(projectId),
  })
  const { region, preserveFocus, ask, confirmation } = useRemoval<DiaryEntry>(diaryKey(projectId), {
    affects: projectKey(projectId),
    remove: (id) => deleteDiaryEntry(projectId, id),
    restore: (id) => restoreDiaryEntry(projectId, id),
    messages: ({ entry_date }) => {
      const name = `Entry of ${formatDay(entry_date)}`
      return {
        removed: `${name} deleted`,
        removeFailed: 'Failed to delete the diary entry',
        restored: `${name} restored`,
        restoreFailed: `${name} couldn’t be restored`,
      }
    },
  })
  const { entries: unsent, drop } = useUnsentEntries(actor.id, projectId)
  const writes = can.writeDiary(actor)
  const named = opened?.startsWith('diary-') ? opened.slice('diary-'.length) : null
  const entry = list.rows.find(({ id, can_edit }) => id === named && can_edit) ?? null
  const refused = unsent.find(({ key }) => key === named) ?? null

  useEffect(() => {
    if (!writes) return
    void forgetOtherBlobs(actor.id)
    // On phones before it is opened, because on site there may be no connection then.
    if (matchMedia('(pointer: coarse)').matches) void dialogImport.load()
  }, [actor.id, writes])

  function onSaved(now: SavedEntry) {
    if (!('waits' in now)) saved(now, entry === null)
    else if (!now.waits) void refresh()
    showSuccess(
      'waits' in now && now.waits
        ? 'Stored on this device. The entry will be sent when you’re online.'
        : 'Diary entry saved',
    )
    close()
  }

  return (
    <Card
      title="Site diary"
      count={loadedOf(list)}
      flush
      actions={
        <div className="diary-actions">
          {known.length > 1 && (
            <SelectFilter
              label="Month"
              param="month"
              all="All months"
              options={known.map((value) => ({ value, label: monthOf(`${value}-01`) }))}
            />
          )}
          {writes && (
            <Button
              size="small"
              icon={<Plus aria-hidden="true" />}
              onPointerEnter={() => void dialogImport.load()}
              onClick={() => open('diary-new')}
            >
              Add Entry
            </Button>
          )}
        </div>
      }
    >
      {writes && (entry || refused || named === 'new') && (
        <Suspense
          fallback={
            <ImportNotice
              source={dialogImport}
              message="The form couldn’t be loaded. We’ll try again when there is a connection."
            />
          }
        >
          <DiaryDialog
            key={named}
            projectId={projectId}
            userId={actor.id}
            entry={entry}
            unsent={refused}
            onSaved={onSaved}
            onClose={close}
          />
        </Suspense>
      )}
      <UnsentEntries
        entries={unsent}
        onEdit={({ key }) => open(`diary-${key}`)}
        onDelete={(each) => setToDelete(each)}
      />
      <WorkBody
        ref={region}
        list={list}
        noun="diary entries"
        empty={
          writes
            ? 'No diary entries yet. Add one to record weather, people on site, progress and photos.'
            : 'No diary entries yet. What happens on site will appear here.'
        }
      >
        {(rows) => (
          <ol>
            {rows.map((each) => (
              <DiaryRow
                key={each.id}
                entry={each}
                onEdit={() => open(`diary-${each.id}`)}
                onDelete={() => ask(each)}
                onView={setViewed}
              />
            ))}
          </ol>
        )}
      </WorkBody>
      {viewed && (
        <Suspense>
          <ImageViewer file={viewed} onClose={() => setViewed(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        {...confirmation}
        title="Delete entry"
        message="Are you sure you want to delete this diary entry and its photos?"
      />
      <ConfirmDialog
        isOpen={toDelete !== null}
        title="Delete entry"
        message="This entry hasn’t been sent. Its text and photos will be deleted from this device."
        confirmLabel="Delete entry"
        onCancel={() => setToDelete(null)}
        onConfirm={() => {
          if (toDelete) {
            for (const { id } of toDelete.photos) void dropBlob(actor.id, id)
            drop(toDelete.key)
          }
          setToDelete(null)
          preserveFocus()
        }}
      />
    </Card>
  )
}
