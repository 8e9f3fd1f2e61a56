import { useState } from 'react'
import type { FormReply } from '../../form-reply.ts'
import { CodeCard } from '../code-card.tsx'
import { EmailCard } from './email-card.tsx'
import { MailedCard } from './mailed-card.tsx'

/** The address, the code from the mail, and with two-factor authentication the code from the app. */
type Step = 'email' | 'mailed' | 'code'
type Posted = { step: Step; reply: FormReply | undefined }

export function ByCodeSteps({ posted }: { posted: Posted | undefined }) {
  const [step, setStep] = useState<Step>(posted?.step ?? 'email')
  const reply = posted?.step === step ? posted.reply : undefined
  if (step === 'code') return <CodeCard reply={reply} />
  return step === 'mailed' ? (
    <MailedCard reply={reply} onSecondFactor={() => setStep('code')} onAgain={() => setStep('email')} />
  ) : (
    <EmailCard reply={reply} onAsked={() => setStep('mailed')} />
  )
}
