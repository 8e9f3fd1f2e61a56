import type { Company } from '@trusswell/domain/settings.ts'
import { createElement, type ComponentProps } from 'react'
import { renderMail } from '../../platform/render-mail.ts'
import { IssueMail } from './mails.tsx'

export const renderIssue = (issue: ComponentProps<typeof IssueMail>, company: Company) =>
  renderMail(createElement(IssueMail, issue), company)
