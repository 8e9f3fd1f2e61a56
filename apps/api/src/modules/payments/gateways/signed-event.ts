import { text } from '@trusswell/domain/input.ts'
import { z } from 'zod'
import { UnreadableEventError } from './gateway.ts'

/** An id of the gateway's that fits our columns. */
export const objectId = text(255).min(1)

/** Beyond the year 9999 no date can be written. */
export const unixSeconds = z.number().min(0).max(253_402_300_799)

/** What a gateway signed. Its signature says who sent it, not that it makes sense. */
export function parseEvent<Event>(Schema: z.ZodType<Event>, body: Buffer): Event {
  const parsed = Schema.safeParse(parseJson(body))
  if (!parsed.success) throw new UnreadableEventError('not an event', { cause: parsed.error })
  return parsed.data
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch (error) {
    throw new UnreadableEventError('not JSON', { cause: error })
  }
}

/** The object of an event that we follow; one without it can't be worked on. */
export function parseObject<Found>(Schema: z.ZodType<Found>, value: unknown): Found {
  const parsed = Schema.safeParse(value)
  if (!parsed.success) throw new UnreadableEventError('no object', { cause: parsed.error })
  return parsed.data
}
