import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { projectsWithUnsent } from './projects-with-unsent.ts'

const everyMs = 30_000

/** Sends diary entries that were written without a connection, on whichever page the person is. */
export function useDiarySender(userId: string | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (userId === undefined) return
    let sending = false
    async function send(id: string) {
      if (sending || !navigator.onLine || projectsWithUnsent(id).length === 0) return
      sending = true
      try {
        const { sendUnsentEntries } = await import('./send-diary.ts')
        for (const project of await sendUnsentEntries(id))
          void queries.invalidateQueries({ queryKey: ['projects', project] })
      } catch {
        // The script couldn't be loaded; the next try is soon.
      } finally {
        sending = false
      }
    }
    const begin = () => void send(userId)
    begin()
    addEventListener('online', begin)
    const timer = setInterval(begin, everyMs)
    return () => {
      removeEventListener('online', begin)
      clearInterval(timer)
    }
  }, [userId, queries])
}
