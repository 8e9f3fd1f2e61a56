import { replyTime } from '@trusswell/domain/reply-time.ts'
import type { ReactNode } from 'react'
import '../contact/contact-form.css'

/** Under the heading of a form: when an answer can be expected. */
export function ReplyTime({ children }: { children?: ReactNode }) {
  return (
    <p className="contact-reply">
      {replyTime} {children}
    </p>
  )
}
