import { TZDate } from '@date-fns/tz'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'

export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; content: string }

type CalendarPerson = { name: string; email: string }

export type CalendarEvent = {
  /** The same in every mail about one event: calendars replace what they have by it. */
  uid: string
  /** Higher in each later mail. */
  sequence: number
  starts_at: string
  minutes: number
  summary: string
  description?: string | undefined
  location?: string | undefined
  organiser: CalendarPerson
  attendees: CalendarPerson[]
}

const zone = 'Asia/Kolkata'
// India has had one offset since 1945.
const timezone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\n')

/** An invitation for mail programs (RFC 6047), in Indian time. */
export function calendarPart(method: CalendarPart['method'], event: CalendarEvent): CalendarPart {
  const start = Date.parse(event.starts_at)
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Trusswell', product: 'Portal', language: 'EN' },
    timezone: { name: zone, generator: () => timezone },
  })
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    timezone: zone,
    start: new TZDate(start, zone),
    end: new TZDate(start + event.minutes * 60_000, zone),
    stamp: new Date(),
    summary: event.summary,
    description: event.description ?? null,
    location: event.location ?? null,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: event.organiser,
    attendees: event.attendees.map((person) => ({
      ...person,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: method === 'REQUEST',
    })),
  })
  return { method, content: calendar.toString() }
}
