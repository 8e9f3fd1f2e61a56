import { createElement } from 'react'
import { renderMail } from '../../platform/render-mail.ts'
import { StatusChangedMail } from './mails.tsx'

export async function renderStatusMail(mail: {
  subject: string
  body: string
  url: string
}): Promise<string> {
  return (await renderMail(createElement(StatusChangedMail, mail))).html
}
