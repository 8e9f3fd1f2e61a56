import { chatFileTypes, chatLimits } from '@trusswell/domain/chat-values.ts'
import type { ChatAttachment } from '@trusswell/domain/chat.ts'
import { chatFileMessages } from '@trusswell/domain/chat-file-messages.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import { formWithFile } from '../../lib/forms/form-with-file.ts'
import { uploadForm } from '../../lib/forms/upload-form.ts'
import { acceptOf, fileProblem } from '../../ui/file-accepts.ts'

/** A file being uploaded. */
export type Upload = { key: number; file: File; sent: number; error: string | null }

export const acceptedFiles = acceptOf(chatFileTypes)

type Given<Stored> = {
  path: string
  onUploaded: (stored: Stored) => void
  /** Why a file was rejected. */
  onFailed: (problem: string) => void
}

/** Parallel uploads; failed ones can be retried and running ones cancelled. */
export function useUploads<Stored = ChatAttachment>({ path, onUploaded, onFailed }: Given<Stored>) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const running = useRef(new Map<number, { abort: AbortController; done: Promise<boolean> }>())
  const count = useRef(0)

  useEffect(() => {
    const all = running.current
    return () => {
      for (const { abort } of all.values()) abort.abort()
    }
  }, [path])

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((now) => now.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  const forget = (key: number) => setUploads((now) => now.filter((each) => each.key !== key))

  function start(key: number, file: File): void {
    const abort = new AbortController()
    running.current.set(key, { abort, done: upload(key, file, abort) })
  }

  /** False when it failed or was cancelled. */
  async function upload(key: number, file: File, abort: AbortController): Promise<boolean> {
    try {
      const stored = await uploadForm<Stored>(path, formWithFile({}, 'file', file), {
        signal: abort.signal,
        onSent: (bytes) => change(key, { sent: Math.min(bytes, file.size) }),
      })
      forget(key)
      onUploaded(stored)
      return true
    } catch (error) {
      if (abort.signal.aborted) {
        forget(key)
        return false
      }
      const problem = problemOf(error)
      change(key, { error: problem })
      onFailed(problem)
      return false
    } finally {
      running.current.delete(key)
    }
  }

  return {
    uploads,
    /** Resolves when no upload is running: true if all of them arrived. */
    finished: async (): Promise<boolean> =>
      (await Promise.all([...running.current.values()].map(({ done }) => done))).every(Boolean),
    add: (files: File[], room: number): void => {
      if (files.length > room) onFailed(`Attach at most ${chatLimits.files} files.`)
      for (const file of files.slice(0, Math.max(0, room))) {
        const wrong = fileProblem(file, { accept: acceptedFiles, maxBytes: chatLimits.fileBytes })
        if (wrong) {
          onFailed(wrong === 'size' ? chatFileMessages.tooLarge : chatFileMessages.wrongType)
          continue
        }
        const key = (count.current += 1)
        setUploads((now) => [...now, { key, file, sent: 0, error: null }])
        start(key, file)
      }
    },
    retry: ({ key, file }: Upload): void => {
      change(key, { sent: 0, error: null })
      start(key, file)
    },
    cancel: (key: number): void => {
      running.current.get(key)?.abort.abort()
      forget(key)
    },
  }
}

const problemOf = (error: unknown) =>
  (error instanceof ApiError && error.fields['file']) ||
  messageOf(error, 'Check your connection and try again.')
