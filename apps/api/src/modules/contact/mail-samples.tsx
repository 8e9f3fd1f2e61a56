import type { ReactElement } from 'react'
import { CompanyNotice, SenderConfirmation } from './mails.tsx'

export const mailSamples: Record<string, ReactElement> = {
  'contact-company': (
    <CompanyNotice
      contact={{
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
        version: 1,
        created_at: '2026-11-15T02:18:33.404Z',
        deleted_at: null,
      }}
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
