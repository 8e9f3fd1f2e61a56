import { isLiveMessage } from '@trusswell/domain/notification-values.ts'
import type { LiveMessage } from '@trusswell/domain/notifications.ts'
import { reconnectDelay } from './reconnect-delay.ts'

type Socket = Pick<WebSocket, 'addEventListener' | 'close'>

type Deps = {
  open: () => Socket
  /** Runs a callback later; the returned function cancels it. */
  after: (milliseconds: number, act: () => void) => () => void
  random: () => number
}

type Listener = {
  onMessage: (message: LiveMessage) => void
  onState: (connected: boolean) => void
  /** A socket closed before it opened: the server is down, or the session has ended. */
  onRefused: () => void
}

// A server that accepts and disconnects at once must not be contacted twice a second.
const steadyMs = 5_000

/** Holds one socket and opens the next one when it closes, until the returned function is called. */
export function connectLive({ open, after, random }: Deps, listener: Listener): () => void {
  const { onMessage, onState, onRefused } = listener
  let failures = 0
  let stopped = false
  let socket: Socket | undefined
  let cancel = () => {}

  function connect() {
    let opened = false
    socket = open()
    socket.addEventListener('open', () => {
      opened = true
      if (stopped) return socket?.close()
      cancel = after(steadyMs, () => (failures = 0))
      onState(true)
    })
    socket.addEventListener('message', ({ data }) => {
      const message = messageOf(data)
      if (message && !stopped) onMessage(message)
    })
    // Also fired for a socket that never opened.
    socket.addEventListener('close', () => {
      if (stopped) return
      cancel()
      cancel = after(reconnectDelay(failures, random), connect)
      failures += 1
      onState(false)
      if (!opened) onRefused()
    })
  }

  connect()
  return () => {
    stopped = true
    cancel()
    socket?.close()
  }
}

/** Null for frames of another server version. */
function messageOf(data: unknown): LiveMessage | null {
  try {
    const message: unknown = JSON.parse(String(data))
    return isLiveMessage(message) ? message : null
  } catch {
    return null
  }
}
