import type { Company } from '@trusswell/domain/settings.ts'
import { createElement } from 'react'
import { renderMail } from '../../platform/render-mail.ts'
import { TestMail } from './mails.tsx'

export const renderTestMail = (company: Company) => renderMail(createElement(TestMail), company)
