import type { MailedPurpose } from '@trusswell/domain/mailed-links.ts'

/** What a mail says beside the notification's sentence. */
export type MailDetails = {
  text: string
  facts: [label: string, value: string][]
  button: string
  /** The reader may answer from the mail, without signing in. */
  answers?: { purpose: MailedPurpose; project_id: string }
}
