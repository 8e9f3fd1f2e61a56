import type { Company } from '@trusswell/domain/settings.ts'
import { createElement } from 'react'
import { renderMail } from '../../platform/render-mail.ts'
import { StatusChangedMail, type StatusMailProps } from './mails.tsx'

export async function renderStatusMail(mail: StatusMailProps, company: Company): Promise<string> {
  return (await renderMail(createElement(StatusChangedMail, mail), company)).html
}
