import type { components } from '../../../lib/api/schema.gen.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { AuthCard } from '../auth-card.tsx'
import type { FormReply } from '../form-reply.ts'
import './answer.css'

type Thing = components['schemas']['MailedThing']
type AnswerProps = { thing: Thing; reply: FormReply | undefined }

const titles: Record<Thing['purpose'], string> = {
  milestone: 'Accept or reject',
  change_request: 'Change request',
  message: 'Answer a message',
}

/** Shows one thing and asks for one answer. The form also posts without script. */
export function AnswerCard({ thing, reply }: AnswerProps) {
  return (
    <AuthCard
      title={titles[thing.purpose]}
      subtitle={
        <>
          {thing.project}. You’re answering as <strong>{thing.reader}</strong>.
        </>
      }
      links={<TextLink to={thing.path}>Open it in the portal</TextLink>}
    >
      <form className="auth-form" method="post" aria-labelledby="auth-title">
        {reply?.failure && <ErrorPanel message={reply.failure} />}
        <input type="hidden" name="purpose" value={thing.purpose} />
        <input type="hidden" name="version" value={thing.version} />
        <div className="answer-thing">
          <h2>{thing.title}</h2>
          {thing.text !== '' && <p>{thing.text}</p>}
          {thing.facts.length > 0 && (
            <Facts facts={thing.facts.map(({ label, value }) => ({ term: label, value }))} />
          )}
        </div>
        <Questions thing={thing} reply={reply} />
      </form>
    </AuthCard>
  )
}

function Questions({ thing, reply }: AnswerProps) {
  const { values = {}, errors = {} } = reply ?? {}
  if (thing.purpose === 'message')
    return (
      <>
        <TextArea
          id="answer-content"
          name="content"
          label="Your answer"
          rows={5}
          maxLength={8_000}
          defaultValue={values['content']}
          error={errors['content']}
          required
        />
        <Button type="submit" wide>
          Send message
        </Button>
      </>
    )
  if (thing.purpose === 'change_request')
    return (
      <div className="answer-buttons">
        <Button type="submit" name="state" value="accepted">
          Accept change
        </Button>
        <Button type="submit" tone="secondary" name="state" value={thing.refused_as ?? 'declined'}>
          {thing.refused_as === 'withdrawn' ? 'Withdraw change' : 'Decline change'}
        </Button>
      </div>
    )
  return (
    <>
      <RadioGroup
        name="answer"
        label="Answer"
        required
        defaultValue={values['answer'] ?? ''}
        error={errors['answer']}
        options={[
          { value: 'accepted', label: 'Accept' },
          { value: 'accepted_with_remarks', label: 'Accept with remarks' },
          { value: 'rejected', label: 'Reject', hint: 'The milestone goes back to In Progress.' },
        ]}
      />
      <TextArea
        id="answer-remarks"
        name="remarks"
        label="Remarks, or what is missing"
        hint="Required if you reject or add remarks"
        rows={3}
        maxLength={500}
        defaultValue={values['remarks']}
        error={errors['remarks']}
      />
      <Button type="submit" wide>
        Send answer
      </Button>
    </>
  )
}
