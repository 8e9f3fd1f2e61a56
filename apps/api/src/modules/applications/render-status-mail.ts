import type { Company } from '@trusswell/domain/settings.ts'
import { createElement } from 'react'
import { renderMail } from '../../platform/render-mail.ts'
import { StatusChangedMail } from './mails.tsx'

type StatusMail = { subject: string; body: string; url: string }

export async function renderStatusMail(mail: StatusMail, company: Company): Promise<string> {
  return (await renderMail(createElement(StatusChangedMail, mail), company)).html
}
