import { diaryLimits, diaryPhotoTypes } from '@trusswell/domain/site-diary.ts'
import { diaryPhotoMessages } from '@trusswell/domain/project-file-messages.ts'
import { useState } from 'react'
import type { DiaryPhoto } from '../../../features/diary/diary-storage.ts'
import { dropBlob, keepBlob } from '../../../lib/session/personal-blobs.ts'
import { fileProblem } from '../../../ui/file-accepts.ts'

export const acceptedPhotos = [...diaryPhotoTypes.map((type) => `.${type}`), '.jpeg'].join(',')

/** The photos of the form; new ones are stored in the browser at once. */
export function useDiaryPhotos(userId: string, before: DiaryPhoto[], onChange: (ids: string[]) => void) {
  const [photos, setPhotos] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const [fragile, setFragile] = useState(false)

  function show(next: DiaryPhoto[]) {
    setPhotos(next)
    onChange(next.map(({ id }) => id))
  }

  async function add(files: File[]) {
    setProblem(null)
    const room = diaryLimits.photos - photos.length
    if (files.length > room) setProblem(`Add at most ${diaryLimits.photos} photos.`)
    const added: DiaryPhoto[] = []
    for (const file of files.slice(0, Math.max(0, room))) {
      const wrong = fileProblem(file, { accept: acceptedPhotos, maxBytes: diaryLimits.photoBytes })
      if (wrong) {
        setProblem(wrong === 'size' ? diaryPhotoMessages.tooLarge : diaryPhotoMessages.wrongType)
        continue
      }
      const id = crypto.randomUUID()
      if (!(await keepBlob(userId, id, file))) setFragile(true)
      added.push({ id, name: file.name, type: file.type, size: file.size, file_id: null })
    }
    if (added.length > 0) show([...photos, ...added])
  }

  function remove(photo: DiaryPhoto) {
    setProblem(null)
    if (photo.file_id === null) void dropBlob(userId, photo.id)
    show(photos.filter(({ id }) => id !== photo.id))
  }

  return { photos, problem, fragile, add, remove, show }
}
