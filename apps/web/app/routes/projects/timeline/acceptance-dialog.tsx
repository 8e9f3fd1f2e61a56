import { useQuery } from '@tanstack/react-query'
import type { Actor } from '@trusswell/domain/actor.ts'
import { hasProof, type Milestone, MilestoneAnswer, proofMissing } from '@trusswell/domain/milestones.ts'
import { can } from '@trusswell/domain/policy.ts'
import { z } from 'zod'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormRadioGroup } from '../../../ui/form-fields.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { fileKey, listFiles } from '../details/file-source.ts'
import { milestoneSource } from '../work/work-source.ts'

type AcceptanceDialogProps = {
  actor: Actor
  milestone: Milestone
  onSaved: (milestone: Milestone) => void
  onClose: () => void
}

type Values = { answer: string; remarks: string; reason: string; file_id: string }

const labels = {
  answer: 'Answer',
  remarks: 'Remarks',
  reason: 'How the client answered',
  file_id: 'File',
} as const

/** An owner answers for the client; staff record an answer that they got on site or by phone. */
export function AcceptanceDialog({ actor, milestone, onSaved, onClose }: AcceptanceDialogProps) {
  const { project_id, id } = milestone
  const records = can.recordAcceptance(actor)
  const form = useRowForm<Values, MilestoneAnswer, Milestone>({
    row: milestone,
    labels,
    valuesOf: () => ({ answer: '', remarks: '', reason: '', file_id: '' }),
    schema: records ? RecordForm : AnswerForm,
    save: ({ body, version }) => milestoneSource.answer(project_id, id, { ...body, version }),
    onSaved,
    failed: 'Failed to save the answer',
  })
  const answer = form.form.watch('answer')
  return (
    <FormDialog
      title={records ? 'Record client’s answer' : 'Accept or reject'}
      form={form}
      saveLabel={answer === 'rejected' ? 'Reject milestone' : 'Accept milestone'}
      onClose={onClose}
    >
      <p>{milestone.title}</p>
      <FormRadioGroup
        name="answer"
        label={labels.answer}
        options={[
          { value: 'accepted', label: 'Accept' },
          { value: 'accepted_with_remarks', label: 'Accept with remarks' },
          { value: 'rejected', label: 'Reject', hint: 'The milestone goes back to In Progress.' },
        ]}
      />
      {(answer === 'accepted_with_remarks' || answer === 'rejected') && (
        <TextArea
          label={answer === 'rejected' ? 'What is missing or wrong' : labels.remarks}
          {...form.field('remarks')}
          rows={3}
        />
      )}
      {records && (
        <>
          <TextField
            label={labels.reason}
            {...form.field('reason')}
            autoComplete="off"
            hint="For example, “Signed the certificate on site”. The client can see this. Or choose a file below."
          />
          <FileSelect projectId={project_id} {...form.field('file_id')} />
        </>
      )}
    </FormDialog>
  )
}

/** Files that the client sees as well. */
function FileSelect({
  projectId,
  ...field
}: { projectId: string } & Omit<Parameters<typeof NativeSelect>[0], 'label' | 'options'>) {
  const { data } = useQuery({
    queryKey: [...fileKey(projectId), 'to-choose'],
    queryFn: ({ signal }) => listFiles(projectId, { limit: 100 }, signal),
  })
  const files = (data?.data ?? []).filter(
    ({ visibility, message_id }) => visibility === 'everyone' && message_id === null,
  )
  return (
    <NativeSelect
      {...field}
      label={labels.file_id}
      options={[
        { value: '', label: 'No file' },
        ...files.map((file) => ({ value: file.id, label: file.name })),
      ]}
      hint="A file that shows the answer. Only files uploaded to this project that the client can see."
    />
  )
}

const toBody = (typed: unknown) => {
  const { answer, remarks } = typed as Values
  return { answer, remarks: answer === 'accepted' ? '' : remarks }
}

const AnswerForm = z.preprocess(toBody, MilestoneAnswer)
const RecordForm = z.preprocess(
  (typed) => {
    const { reason, file_id } = typed as Values
    return { ...toBody(typed), reason, file_id: file_id || null }
  },
  MilestoneAnswer.refine(hasProof, { path: ['reason'], message: proofMissing }),
)
