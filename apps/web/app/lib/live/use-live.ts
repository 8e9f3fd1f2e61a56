import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { session } from '../session/browser-session.ts'
import { connectLive } from './live-connection.ts'
import { keysOf, liveKeys } from './live-keys.ts'

const pollMs = 20_000
// Debounced, so that many changes cause one refetch.
const gatherMs = 150

/** One socket per tab while mounted: changed queries are refetched. Without a socket they are refetched at intervals. */
export function useLive(): void {
  const queries = useQueryClient()
  const [connected, setConnected] = useState(false)

  useEffect(() => {
    const waiting = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let known = false
    let asking = false
    function flush() {
      for (const key of waiting) void queries.invalidateQueries({ queryKey: JSON.parse(key) })
      waiting.clear()
      timer = undefined
    }
    const stop = connectLive(browser, {
      onMessage(message) {
        if (message.type === 'ready') {
          // A reconnection can mean that the person's rights changed.
          if (known) void session.refresh()
          known = true
          return refresh(queries, Date.now())
        }
        for (const key of keysOf(message)) waiting.add(JSON.stringify(key))
        timer ??= setTimeout(flush, gatherMs)
      },
      onState: setConnected,
      // The page of a deactivated person must not stay until its next request.
      onRefused() {
        if (!known || asking) return
        asking = true
        void session.refresh().finally(() => (asking = false))
      },
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [queries])

  useEffect(() => {
    if (connected) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh(queries, Date.now())
    }, pollMs)
    return () => clearInterval(timer)
  }, [queries, connected])
}

/** Data fetched before this moment may have changed without a message. */
function refresh(queries: QueryClient, before: number) {
  for (const queryKey of liveKeys) {
    void queries.invalidateQueries({
      queryKey,
      predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < before,
    })
  }
}

const browser = {
  open: () => new WebSocket(new URL('/api/live', location.href.replace(/^http/, 'ws'))),
  after(milliseconds: number, act: () => void) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}
