import { type Interview, interviewKinds, type NewInterview } from '@trusswell/domain/interviews.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { inWords } from '../../lib/forms/use-row-form.ts'

export type InterviewValues = Omit<NewInterview, 'note'> & { note: string }

export const interviewLabels: Record<keyof InterviewValues, string> = {
  day: 'Date',
  time: 'Time',
  minutes: 'Duration',
  kind: 'Type of interview',
  place: 'Place',
  note: 'Note to the applicant',
  interviewer_ids: 'Interviewers',
}

/** What a new interview starts with. */
const emptyInterview: InterviewValues = {
  day: '',
  time: '11:00',
  minutes: 45,
  kind: 'office',
  place: '',
  note: '',
  interviewer_ids: [],
}

export function interviewValuesOf(interview: Interview | null): InterviewValues {
  if (!interview) return emptyInterview
  const { day, time, minutes, kind, place, note, interviewer_ids } = interview
  return { day, time, minutes, kind, place, note: note ?? '', interviewer_ids }
}

export const interviewWord =
  (people: { id: string; name: string }[]) =>
  (name: keyof InterviewValues, value: unknown): string => {
    if (name === 'day' && typeof value === 'string' && value) return formatDay(value)
    if (name === 'kind') return interviewKinds[value as Interview['kind']].label
    if (name === 'interviewer_ids')
      return people
        .filter(({ id }) => (value as string[]).includes(id))
        .map((person) => person.name)
        .join(', ')
    return inWords(name, value)
  }
