import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import type { ReactElement } from 'react'
import { ContactReplyMail, SenderConfirmation } from './mails.tsx'

const contact: ContactSubmission = {
  id: '01a1dcff-ca3c-77a9-ab9d-39f66ba40491',
  reference: 'TW-2611-0042',
  first_name: 'Asha',
  last_name: 'Venkataraghavan',
  email: 'asha.venkataraghavan@deccan-spinning-mills.example',
  phone: '+91 98480 00000',
  company: 'Deccan Spinning Mills',
  subject: 'Two chillers, comprehensive maintenance',
  message:
    'We run two 120 TR chillers.\n\nPlease call after 3 pm, and send a price for:\n- quarterly service\n- standby pump',
  source: 'contact',
  call_window: null,
  status: 'new',
  admin_notes: null,
  assignee_id: null,
  assignee_name: null,
  original: null,
  organisation_id: null,
  project_id: null,
  converted_at: null,
  version: 1,
  created_at: '2026-11-15T02:18:33.404Z',
  deleted_at: null,
}

export const mailSamples: Record<string, ReactElement> = {
  'contact-reply': (
    <ContactReplyMail
      contact={contact}
      author="Kavya Menon"
      quotes
      text={'Dear Asha,\n\nThank you for writing to us.\nI will call you on Monday at 3 pm.'}
    />
  ),
  'contact-sender': (
    <SenderConfirmation reference="TW-2611-0042" received_at="2026-11-15T02:18:33.404Z" call_window={null} />
  ),
  'contact-call-back': (
    <SenderConfirmation
      reference="TW-2611-0042"
      received_at="2026-11-15T02:18:33.404Z"
      call_window="midday"
    />
  ),
}
