import type { ProjectDraft } from '@trusswell/domain/projects.ts'
import { ApiError } from '../../../lib/api/api-error.ts'

export type DraftContent = { step: number; fields: Record<string, string> }

export type SaveState =
  | { name: 'new' }
  | { name: 'saving' }
  | { name: 'saved'; at: string }
  | { name: 'failed' }
  /** Another device saved in between; nothing is sent before the person has chosen. */
  | { name: 'conflict'; theirs: ProjectDraft }

const typingPause = 800
const retryPause = 5_000

export type Save = (draft: DraftContent & { revision: number }) => Promise<ProjectDraft>
export type DraftSaver = ReturnType<typeof createDraftSaver>

/** Saves typed text after a pause, one request at a time, based on the last known revision. */
export function createDraftSaver(
  save: Save,
  start: { revision: number; saved_at: string } | null,
  /** Receives what couldn't be saved, and null once everything is. */
  onUnsaved: (unsaved: (DraftContent & { revision: number }) | null) => void = () => {},
) {
  let revision = start?.revision ?? 0
  let state: SaveState = start ? { name: 'saved', at: start.saved_at } : { name: 'new' }
  let wanted: DraftContent | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  const listeners = new Set<() => void>()

  function show(next: SaveState) {
    state = next
    for (const tell of listeners) tell()
  }

  function sendIn(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    running ??= send().finally(() => (running = null))
    return running
  }

  async function send() {
    if (!wanted || state.name === 'conflict') return
    const sent = wanted
    show({ name: 'saving' })
    try {
      const saved = await save({ ...sent, revision })
      revision = saved.revision
      if (wanted === sent) {
        wanted = null
        onUnsaved(null)
      } else sendIn(typingPause)
      show({ name: 'saved', at: saved.saved_at })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale_version' && error.current)
        return show({ name: 'conflict', theirs: error.current as ProjectDraft })
      onUnsaved({ ...(wanted ?? sent), revision })
      show({ name: 'failed' })
      sendIn(retryPause)
    }
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(content: DraftContent, { now = false } = {}) {
      wanted = content
      if (state.name === 'failed') onUnsaved({ ...content, revision })
      if (state.name !== 'conflict') sendIn(now ? 0 : typingPause)
    },
    flush,
    /** Overwrites the other device's version. */
    keepMine(content: DraftContent) {
      if (state.name !== 'conflict') return
      revision = state.theirs.revision
      wanted = content
      show({ name: 'saving' })
      sendIn(0)
    },
    /** Accepts the other device's version. */
    takeTheirs() {
      if (state.name !== 'conflict') return
      onUnsaved(null)
      revision = state.theirs.revision
      wanted = null
      show({ name: 'saved', at: state.theirs.saved_at })
    },
    /** The draft was deleted. */
    forget() {
      revision = 0
      onUnsaved(null)
      show({ name: 'new' })
    },
    /** Stops saving; resolves when the request in flight has finished. */
    async stop() {
      wanted = null
      clearTimeout(timer)
      await running
      clearTimeout(timer)
      onUnsaved(null)
    },
  }
}
