import type { Company } from '@trusswell/domain/settings.ts'
import { createElement, type ReactElement } from 'react'
import { render, toPlainText } from 'react-email'
import { MailCompany } from './mail-frame.tsx'

export type MailParts = { html: string; text: string }

/** Both parts of a mail from one description. */
export async function renderMail(body: ReactElement, company: Company): Promise<MailParts> {
  const html = await render(createElement(MailCompany.Provider, { value: company }, body))
  const text = toPlainText(html, {
    wordwrap: 78,
    selectors: [
      {
        selector: 'table.facts',
        format: 'dataTable',
        options: { colSpacing: 2, uppercaseHeaderCells: false },
      },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
    ],
  })
  return { html, text }
}
