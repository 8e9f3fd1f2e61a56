import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPage, applyEvents, inOrder, mergeMessages, startFrom, type LogState } from './chat-merge.ts'

type Version = { id: string; seq: number; rev: number; content: string }

/** A log as the server would keep it: new messages, edits and deletions under one counter. */
const history = fc
  .array(fc.record({ isNew: fc.boolean(), pick: fc.nat() }), { maxLength: 60 })
  .map((steps) => {
    const messages: Version[] = []
    const events: { seq: number; message: Version | null }[] = []
    steps.forEach(({ isNew, pick }, index) => {
      const seq = index + 1
      const known = messages.length > 0 ? messages[pick % messages.length] : undefined
      if (isNew || !known) messages.push({ id: `m${seq}`, seq, rev: seq, content: `text ${seq}` })
      else messages[messages.indexOf(known)] = { ...known, rev: seq, content: `edit ${seq}` }
      events.push({
        seq,
        message: (isNew || !known ? messages.at(-1) : messages.find(({ id }) => id === known.id)) ?? null,
      })
    })
    return { events, final: inOrder(new Map(messages.map((message) => [message.id, message]))) }
  })
const versionsOf = ({ events }: { events: { message: Version | null }[] }) =>
  events.flatMap(({ message }) => (message ? [message] : []))

test('messages come out the same in whatever order and however often their versions arrive', () => {
  fc.assert(
    fc.property(
      history.chain((log) =>
        fc.record({
          log: fc.constant(log),
          order: fc.shuffledSubarray([...versionsOf(log), ...versionsOf(log)], {
            minLength: versionsOf(log).length * 2,
          }),
        }),
      ),
      ({ log, order }) => {
        expect(inOrder(mergeMessages(new Map(), order))).toEqual(log.final)
      },
    ),
  )
})

test('merging in two halves is merging at once', () => {
  fc.assert(
    fc.property(history, fc.nat(), (log, cut) => {
      const all = versionsOf(log)
      const at = all.length === 0 ? 0 : cut % all.length
      const halves = mergeMessages(mergeMessages(new Map(), all.slice(0, at)), all.slice(at))
      expect(halves).toEqual(mergeMessages(new Map(), all))
    }),
  )
})

const empty: LogState<Version> = { after: 0, since: 0, messages: new Map(), changed: new Map() }
const frameOf = (events: { seq: number; message: Version | null }[]) => ({
  from: events[0]?.seq ?? 0,
  to: events.at(-1)?.seq ?? 0,
  items: events,
})

test('a page that receives frames twice, late or with gaps, and requests missing ones, ends with the full log', () => {
  fc.assert(
    fc.property(
      history,
      fc.array(fc.record({ start: fc.nat(), length: fc.integer({ min: 1, max: 7 }) }), { maxLength: 40 }),
      ({ events, final }, heard) => {
        let state = empty
        for (const { start, length } of heard) {
          if (events.length === 0) break
          const at = start % events.length
          const before = state
          const applied = applyEvents(state, frameOf(events.slice(at, at + length)))
          state = applied.state
          // Nothing is applied over a hole, and the place never goes back.
          expect(applied.missing).toBe(at > before.after)
          expect(state.after).toBeGreaterThanOrEqual(before.after)
        }
        state = applyEvents(state, frameOf(events.slice(state.after))).state
        expect(inOrder(state.messages)).toEqual(final)
      },
    ),
  )
})

test('a page that was loaded while messages were edited ends with the log as well', () => {
  fc.assert(
    fc.property(history, fc.nat(), fc.nat(), ({ events, final }, loadedAt, size) => {
      const as_of = events.length === 0 ? 0 : loadedAt % (events.length + 1)
      const shown = inOrder(
        mergeMessages(
          new Map(),
          events.slice(0, as_of).flatMap(({ message }) => (message ? [message] : [])),
        ),
      )
      const data = shown.slice(Math.max(0, shown.length - (size % 10) - 1))
      const next_cursor = data.length < shown.length ? String(data[0]?.seq) : null
      const page = startFrom({ data, next_cursor, as_of })
      const caughtUp = applyEvents(page, frameOf(events.slice(as_of))).state
      const older = final.filter(({ seq }) => seq < caughtUp.since)
      const whole = addPage(caughtUp, { data: older, next_cursor: null })
      expect(inOrder(whole.messages)).toEqual(final)
    }),
  )
})
