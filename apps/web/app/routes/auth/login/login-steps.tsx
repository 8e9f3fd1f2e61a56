import { useState } from 'react'
import type { FormReply } from '../form-reply.ts'
import { CodeCard } from './code-card.tsx'
import { PasswordCard } from './password-card.tsx'

type Step = 'password' | 'code'
type Posted = { step: Step; reply: FormReply | undefined }

export function LoginSteps({ posted }: { posted: Posted | undefined }) {
  const [step, setStep] = useState<Step>(posted?.step ?? 'password')
  const reply = posted?.step === step ? posted.reply : undefined
  return step === 'code' ? (
    <CodeCard reply={reply} />
  ) : (
    <PasswordCard reply={reply} onSecondFactor={() => setStep('code')} />
  )
}
