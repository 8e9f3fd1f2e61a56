import { MailRhythm } from '@trusswell/domain/notifications.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'

type RhythmChoiceProps = { mails: MailRhythm; onChange: (mails: MailRhythm) => void }

/** For all kinds at once. Mails that aren't about notifications never wait. */
export function RhythmChoice({ mails, onChange }: RhythmChoiceProps) {
  return (
    <div className="notification-rhythm">
      <RadioGroup
        name="mails"
        label="Send e-mails"
        value={mails}
        onChange={(value) => onChange(MailRhythm.parse(value))}
        options={[
          { value: 'at_once', label: 'Immediately' },
          {
            value: 'daily',
            label: 'Once a day',
            hint: 'All updates in one e-mail. Unread messages, reports, receipts and account e-mails are still sent immediately.',
          },
        ]}
      />
    </div>
  )
}
