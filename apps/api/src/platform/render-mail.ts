import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'

/** Both parts of a mail from one description. */
export async function renderMail(body: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(body)
  const text = toPlainText(html, {
    wordwrap: 78,
    selectors: [
      {
        selector: 'table.facts',
        format: 'dataTable',
        options: { colSpacing: 2, uppercaseHeaderCells: false },
      },
      { selector: 'h1', options: { uppercase: false } },
    ],
  })
  return { html, text }
}
