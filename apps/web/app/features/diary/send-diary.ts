import type { ChatAttachment } from '@trusswell/domain/chat.ts'
import { counted } from '@trusswell/domain/plural.ts'
import type { DiaryEntry } from '@trusswell/domain/site-diary.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import { api } from '../../lib/api/browser-api.ts'
import { formWithFile } from '../../lib/forms/form-with-file.ts'
import { uploadForm } from '../../lib/forms/upload-form.ts'
import { dropBlob, readBlob } from '../../lib/session/personal-blobs.ts'
import { diaryStorage, type DiaryPhoto, type UnsentEntry } from './diary-storage.ts'
import { projectsWithUnsent } from './projects-with-unsent.ts'

type Of = { userId: string; projectId: string }

/** Sends what waits; what the server refuses stays, with its reason. Returns the projects that changed. */
export async function sendUnsentEntries(userId: string): Promise<string[]> {
  const sent: string[] = []
  for (const projectId of projectsWithUnsent(userId)) {
    const storage = diaryStorage(userId, projectId)
    for (const entry of storage.unsent()) {
      if (entry.problem !== null) continue
      try {
        await sendEntry({ userId, projectId }, entry.key)
        sent.push(projectId)
      } catch (error) {
        if (isTemporary(error)) return sent
        const now = storage.find(entry.key)
        if (now) storage.keep({ ...now, problem: reasonOf(error) })
      }
    }
  }
  return sent
}

/** Null if another tab sent it. `unstored` is the entry itself where the browser refused to store it. */
export const sendEntry = (of: Of, key: string, unstored?: UnsentEntry): Promise<DiaryEntry | null> =>
  alone(key, () => send(of, key, unstored))

async function send({ userId, projectId }: Of, key: string, unstored?: UnsentEntry) {
  const storage = diaryStorage(userId, projectId)
  const entry = storage.find(key) ?? unstored
  if (!entry) return null
  let row: DiaryEntry
  try {
    row = await post(await withUploads({ userId, projectId }, entry))
  } catch (error) {
    // Unsaved uploads are deleted after a day; the browser still has the photos.
    if (!(error instanceof ApiError && 'photos' in error.fields)) throw error
    const photos = entry.photos.map((photo) => ({ ...photo, file_id: null }))
    row = await post(await withUploads({ userId, projectId }, { ...entry, photos }))
  }
  storage.drop(key)
  for (const { id } of entry.photos) await dropBlob(userId, id)
  return row
}

/** Stored after each one, so that no photo is uploaded twice. */
async function withUploads({ userId, projectId }: Of, entry: UnsentEntry): Promise<UnsentEntry> {
  const storage = diaryStorage(userId, projectId)
  let now = entry
  const put = (photos: DiaryPhoto[]) => {
    now = { ...now, photos }
    storage.keep(now)
  }
  const missing = await uploadPhotos({ userId, projectId }, entry.photos, (photo, file_id) =>
    put(now.photos.map((each) => (each.id === photo.id ? { ...each, file_id } : each))),
  )
  if (missing.length === 0) return now
  // The entry isn't sent without them before its author has seen it.
  put(now.photos.filter(({ id }) => !missing.includes(id)))
  throw new MissingPhotos(missing)
}

/** Photos that the browser has deleted, usually to make room. */
export class MissingPhotos extends ApiError {
  readonly ids: string[]

  constructor(ids: string[]) {
    const [are, them] = ids.length === 1 ? ['is', 'it'] : ['are', 'them']
    super({
      status: 400,
      code: 'invalid_request',
      message: `${counted(ids.length, 'photo')} ${are} no longer on this device. Add ${them} again, or save without ${them}.`,
    })
    this.ids = ids
  }
}

/** Uploads those that aren't uploaded yet. Returns the ids of those that this browser no longer has. */
export async function uploadPhotos(
  of: Of,
  photos: DiaryPhoto[],
  onUploaded: (photo: DiaryPhoto, file_id: string) => void,
): Promise<string[]> {
  const missing: string[] = []
  for (const photo of photos) {
    if (photo.file_id !== null) continue
    const file_id = await uploadPhoto(of, photo)
    if (file_id === null) missing.push(photo.id)
    else onUploaded(photo, file_id)
  }
  return missing
}

/** Null without a copy in this browser. */
async function uploadPhoto({ userId, projectId }: Of, photo: DiaryPhoto): Promise<string | null> {
  const blob = await readBlob(userId, photo.id)
  if (!blob) return null
  const file = new File([blob], photo.name, { type: photo.type })
  const stored = await uploadForm<ChatAttachment>(
    `/api/projects/${projectId}/diary/photos`,
    formWithFile({}, 'file', file),
    { onSent: () => {}, signal: new AbortController().signal },
  )
  return stored.id
}

const post = ({ project_id, key, body, photos }: UnsentEntry): Promise<DiaryEntry> =>
  answerOf(
    api.POST('/api/projects/{id}/diary', {
      params: { path: { id: project_id }, header: { 'idempotency-key': key } },
      body: { ...body, photos: photos.flatMap(({ file_id }) => file_id ?? []) },
    }),
  )

/** Retryable: network error, 5xx, 401, 429. */
export const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status >= 500 ||
  [401, 429].includes(error.status)

const reasonOf = (error: unknown) =>
  (error instanceof ApiError && Object.values(error.fields)[0]) ||
  messageOf(error, 'The server refused this entry.')

/** One tab at a time; the others find that it was sent. */
const alone = <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(`diary:${key}`, work) : work()
