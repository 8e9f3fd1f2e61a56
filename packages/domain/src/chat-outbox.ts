import type { ChatAttachment, ChatMessage } from './chat.ts'

/** A message written on this device that isn't known to be in the log yet. Only the user can discard its text. */
export type OutboxEntry = {
  /** Made here; sent again with the same one, a message is stored once. */
  cid: string
  text: string
  reply_to: string | null
  files: readonly ChatAttachment[]
  /** When it was written. */
  at: string
  state: 'waiting' | 'sending' | 'failed'
  /** Why it failed, for people. */
  problem: string | null
  /** The last event that was applied when it was first sent: its own comes later. */
  sentAfter: number | null
  /** Acknowledged; its event is still to come. */
  stored: { id: string; seq: number } | null
}
export type Outbox = readonly OutboxEntry[]
export type Written = Pick<OutboxEntry, 'cid' | 'text' | 'reply_to' | 'files' | 'at'>

export const toEntry = ({ cid, text, reply_to, files, at }: Written): OutboxEntry => ({
  cid,
  text,
  reply_to,
  files,
  at,
  state: 'waiting',
  problem: null,
  sentAfter: null,
  stored: null,
})

/** An entry from an earlier visit. After an hour the user has to confirm that it should still be sent. */
export const fromEarlier = (written: Written, now: number): OutboxEntry =>
  now - Date.parse(written.at) < 3_600_000
    ? toEntry(written)
    : { ...toEntry(written), state: 'failed', problem: null }

const change = (outbox: Outbox, cid: string, changes: Partial<OutboxEntry>): Outbox =>
  outbox.map((entry) => (entry.cid === cid ? { ...entry, ...changes } : entry))

/** Sends one message at a time, so that a message that is briefly refused isn't overtaken by a later one. */
export function nextToSend(outbox: Outbox): OutboxEntry | null {
  if (outbox.some(({ state, stored }) => state === 'sending' && stored === null)) return null
  return outbox.find(({ state }) => state === 'waiting') ?? null
}

export const sending = (outbox: Outbox, cid: string, after: number): Outbox =>
  outbox.map((entry) =>
    entry.cid === cid
      ? { ...entry, state: 'sending', problem: null, sentAfter: entry.sentAfter ?? after }
      : entry,
  )

export const acknowledged = (outbox: Outbox, cid: string, stored: { id: string; seq: number }): Outbox =>
  change(outbox, cid, { state: 'sending', problem: null, stored })

export const refused = (outbox: Outbox, cid: string, problem: string): Outbox =>
  change(outbox, cid, { state: 'failed', problem })

/** To be sent again with the same id. */
export const waiting = (outbox: Outbox, cid: string): Outbox =>
  change(outbox, cid, { state: 'waiting', problem: null })

/** The socket closed, so pending acknowledgements won't arrive. */
export const unanswered = (outbox: Outbox): Outbox =>
  outbox.map((entry) =>
    entry.state === 'sending' && entry.stored === null ? { ...entry, state: 'waiting' } : entry,
  )

/** After a reset an acknowledged message is sent again: a restored database may not have it. */
export const afterReset = (outbox: Outbox): Outbox =>
  outbox.map((entry) => ({
    ...entry,
    state: entry.stored ? ('waiting' as const) : entry.state,
    sentAfter: null,
    stored: null,
  }))

export const without = (outbox: Outbox, cid: string): Outbox => outbox.filter((entry) => entry.cid !== cid)

/** Removes entries that are in the log. */
export function settled(outbox: Outbox, after: number): Outbox {
  const left = outbox.filter(({ stored }) => stored === null || stored.seq > after)
  return left.length === outbox.length ? outbox : left
}

/**
 * What is shown below the log. The event of a message may arrive before its ack, which alone names the id: until then a
 * message of the same person and text is taken to be it, so that nothing is shown twice.
 */
export function notInLog(outbox: Outbox, messages: Iterable<ChatMessage>, you: string): Outbox {
  const open = outbox.filter(({ sentAfter, stored }) => sentAfter !== null && stored === null)
  if (open.length === 0) return outbox
  const least = Math.min(...open.map(({ sentAfter }) => sentAfter ?? 0))
  const own = [...messages].filter(({ seq, sender_id }) => seq > least && sender_id === you)
  const arrived = new Set<string>()
  const taken = new Set<string>()
  for (const { cid, text, reply_to, sentAfter } of open) {
    const match = own.find(
      (message) =>
        message.seq > (sentAfter ?? 0) &&
        message.content === text &&
        message.reply_to === reply_to &&
        !taken.has(message.id),
    )
    if (!match) continue
    taken.add(match.id)
    arrived.add(cid)
  }
  return outbox.filter(({ cid }) => !arrived.has(cid))
}
