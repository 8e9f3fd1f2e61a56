import type { Application } from '@trusswell/domain/applications.ts'
import { type Interview, InterviewKind, interviewKinds, NewInterview } from '@trusswell/domain/interviews.ts'
import { nounFor } from '@trusswell/domain/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '../../lib/api/api-error.ts'
import { todayInIndia } from '../../lib/dates.ts'
import { useRowForm } from '../../lib/forms/use-row-form.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { FormDatePicker, FormRadioGroup } from '../../ui/form-fields.tsx'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ApplicationSource } from './application-source.ts'
import { InterviewersField } from './interviewers-field.tsx'
import {
  interviewLabels as labels,
  type InterviewValues,
  interviewValuesOf,
  interviewWord,
} from './interview-values.ts'
import './interview.css'

type InterviewDialogProps = {
  application: Application
  /** Null to schedule a new one. */
  interview: Interview | null
  source: ApplicationSource
  onDone: () => void
  onClose: () => void
}

const kinds = InterviewKind.options.map((value) => ({ value, label: interviewKinds[value].label }))

/** Schedules, changes or cancels an interview. Saving mails the applicant and the interviewers. */
export default function InterviewDialog(props: InterviewDialogProps) {
  const { application, interview, source, onDone, onClose } = props
  const people = usePeople(source, interview)
  const [cancelling, setCancelling] = useState<'no' | 'asked' | 'sent'>('no')
  const form = useRowForm<InterviewValues, NewInterview, Interview>({
    row: interview,
    valuesOf: interviewValuesOf,
    labels,
    wordOf: interviewWord(people),
    schema: NewInterview,
    save: ({ body, changes, version, key }) =>
      interview
        ? source.changeInterview(interview, { ...changes, version })
        : source.planInterview(application.id, body, key),
    onSaved: ({ busy }) => {
      showSuccess(
        busy.length > 0
          ? `Sending invitations. ${busy.join(', ')} already ${nounFor(busy.length, 'has', 'have')} another interview at that time.`
          : 'Sending invitations',
      )
      onDone()
    },
    failed: 'Failed to save the interview',
  })
  const kind = useWatch({ control: form.form.control, name: 'kind' })
  const { field } = form

  async function cancel(row: Interview) {
    setCancelling('sent')
    try {
      await source.cancelInterview(row)
      showSuccess('Interview cancelled. Everyone will be notified by e-mail.')
      onDone()
    } catch (error) {
      showFailure(error, 'Failed to cancel the interview')
      if (error instanceof ApiError && error.code === 'stale_version')
        form.showRow(error.current as Interview)
      setCancelling('no')
    }
  }

  return (
    <FormDialog
      title={interview ? 'Change interview' : 'Schedule interview'}
      form={form}
      saveLabel={interview ? 'Send new details' : 'Send invitations'}
      savingLabel="Sending…"
      note={`We’ll e-mail ${application.applicant_name} and the interviewers.`}
      onClose={onClose}
    >
      <div className="interview-when">
        <FormDatePicker name="day" label={labels.day} minValue={todayInIndia()} />
        <TextField {...field('time')} label={labels.time} type="time" figures hint="IST" />
        <TextField
          {...field('minutes', { valueAsNumber: true })}
          label={labels.minutes}
          type="number"
          min={5}
          max={480}
          step={5}
          inputMode="numeric"
          figures
          after="min"
        />
      </div>
      <FormRadioGroup name="kind" label={labels.kind} look="segmented" options={kinds} />
      <TextField
        {...field('place')}
        label={interviewKinds[kind].place}
        hint={interviewKinds[kind].hint}
        autoComplete="off"
        maxLength={300}
      />
      <InterviewersField people={people} />
      <TextArea {...field('note')} label={labels.note} optional rows={3} />
      {form.base && (
        <>
          <Button
            className="interview-cancel"
            tone="secondary"
            size="small"
            icon={<CalendarX aria-hidden="true" />}
            onClick={() => setCancelling('asked')}
          >
            Cancel interview
          </Button>
          <ConfirmDialog
            isOpen={cancelling !== 'no'}
            pending={cancelling === 'sent'}
            title="Cancel interview?"
            message={`${application.applicant_name} and the interviewers will get an e-mail that removes it from their calendars.`}
            confirmLabel="Cancel interview"
            cancelLabel="Keep interview"
            onConfirm={() => form.base && void cancel(form.base)}
            onCancel={() => setCancelling('no')}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Staff who can be chosen, oneself first; also those who were chosen and have left. */
function usePeople(source: ApplicationSource, interview: Interview | null) {
  const { user } = useAuth()
  const { data = [] } = useQuery({
    queryKey: ['users', 'assignees', source.area],
    queryFn: source.interviewers,
  })
  const left = (interview?.interviewers ?? []).filter(({ id }) => !data.some((person) => person.id === id))
  const own = data.filter(({ id }) => id === user?.id)
  return [...own, ...data.filter(({ id }) => id !== user?.id), ...left]
}
