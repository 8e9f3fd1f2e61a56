import { rejectionLabels, RejectionReason } from '@trusswell/domain/rejections.ts'
import { useField } from '../../lib/forms/use-field.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { applicationLabels, type ApplicationValues } from './application-values.ts'

const reasons = RejectionReason.options.map((value) => ({ value, label: rejectionLabels[value] }))

/** Of a rejected application; the applicant never sees them. */
export function RejectionFields() {
  const field = useField<ApplicationValues>()
  return (
    <>
      <NativeSelect
        label={applicationLabels.rejection_reason}
        hint="Only admins and managers can see the reason."
        optional
        placeholder="No reason"
        options={reasons}
        {...field('rejection_reason')}
      />
      <TextArea label={applicationLabels.rejection_note} optional rows={2} {...field('rejection_note')} />
    </>
  )
}
