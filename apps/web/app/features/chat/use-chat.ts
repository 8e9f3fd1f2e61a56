import type { ChatAudience } from '@trusswell/domain/chat.ts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createChatClient, type ChatClient } from './chat-client.ts'
import { chatSource } from './chat-source.ts'
import { chatStorage } from './chat-storage.ts'

type Room = { projectId: string; audience: ChatAudience; user: { id: string; name: string } }

/** Connects to a room while mounted. */
export function useChat({ projectId, audience, user: { id, name } }: Room) {
  const { client, source, storage } = useMemo(() => {
    const from = chatSource(projectId, audience)
    const stored = chatStorage(id, projectId, audience)
    const deps = { ...browser, source: from, stored, open: () => openSocket(from.socketPath) }
    return { client: createChatClient(deps, { you: id, you_name: name }), source: from, storage: stored }
  }, [projectId, audience, id, name])

  useEffect(() => {
    const stop = client.start()
    const stopWatching = watchPage(client)
    return () => {
      stopWatching()
      stop()
    }
  }, [client])

  const snapshot = useSyncExternalStore(client.subscribe, client.get, client.get)
  return { client, source, storage, snapshot }
}

export type Chat = ReturnType<typeof useChat>

function watchPage({ wake, sleep }: ChatClient): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const wakeWhenSeen = () => document.visibilityState === 'visible' && wake()
  document.addEventListener('visibilitychange', wakeWhenSeen, { signal })
  for (const event of ['online', 'focus', 'pageshow']) addEventListener(event, wakeWhenSeen, { signal })
  // A page in the back/forward cache may not hold a socket.
  for (const event of ['offline', 'pagehide']) addEventListener(event, sleep, { signal })
  return () => stop.abort()
}

const openSocket = (path: string) => new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')))

const browser = {
  after(milliseconds: number, act: () => void) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
  now: () => Date.now(),
  random: Math.random,
  newId: () => crypto.randomUUID(),
}
