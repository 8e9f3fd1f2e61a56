import { diaryLimits, diaryPhotoTypes } from '@trusswell/domain/site-diary.ts'
import { diaryPhotoMessages } from '@trusswell/domain/project-file-messages.ts'
import { useState } from 'react'
import type { DiaryPhoto } from '../../../features/diary/diary-storage.ts'
import { dropBlob, keepBlob } from '../../../lib/session/personal-blobs.ts'
import { acceptOf, fileProblem } from '../../../ui/file-accepts.ts'

export const acceptedPhotos = acceptOf(diaryPhotoTypes)

type FormPhotos = {
  /** The form's value. */
  ids: string[]
  /** Photos are stored one after another, and the form may change meanwhile. */
  onChange: (next: (ids: string[]) => string[]) => void
  /** Of the row that the form is based on. */
  stored: DiaryPhoto[]
  /** Of a draft, or of an entry that wasn't sent. */
  before: DiaryPhoto[]
}

/** The photos of the form; new ones are stored in the browser at once. */
export function useDiaryPhotos(userId: string, { ids, onChange, stored, before }: FormPhotos) {
  const [added, setAdded] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const [fragile, setFragile] = useState(false)

  const known = [...added, ...stored]
  const photos = ids.flatMap((id) => known.find((photo) => photo.id === id) ?? [])

  async function add(files: File[]) {
    setProblem(null)
    const room = diaryLimits.photos - photos.length
    if (files.length > room) setProblem(`Add at most ${diaryLimits.photos} photos.`)
    const next: DiaryPhoto[] = []
    for (const file of files.slice(0, Math.max(0, room))) {
      const wrong = fileProblem(file, { accept: acceptedPhotos, maxBytes: diaryLimits.photoBytes })
      if (wrong) {
        setProblem(wrong === 'size' ? diaryPhotoMessages.tooLarge : diaryPhotoMessages.wrongType)
        continue
      }
      const id = crypto.randomUUID()
      if (!(await keepBlob(userId, id, file))) setFragile(true)
      next.push({ id, name: file.name, type: file.type, size: file.size, file_id: null })
    }
    if (next.length === 0) return
    setAdded((all) => [...all, ...next])
    onChange((now) => [...now, ...next.map(({ id }) => id)])
  }

  function remove(photo: DiaryPhoto) {
    setProblem(null)
    if (isInBrowser(photo)) void dropBlob(userId, photo.id)
    drop([photo.id])
  }

  const drop = (gone: string[]) => onChange((now) => now.filter((id) => !gone.includes(id)))

  /** An upload isn't repeated when the form is saved again. */
  const setUploaded = ({ id }: DiaryPhoto, file_id: string) =>
    setAdded((all) => all.map((each) => (each.id === id ? { ...each, file_id } : each)))

  return { photos, problem, fragile, add, remove, drop, setUploaded }
}

/** Stored photos have the id of their file. */
export const isInBrowser = ({ id, file_id }: DiaryPhoto) => id !== file_id
