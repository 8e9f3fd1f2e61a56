import type { ReactElement } from 'react'
import { LinkUsedMail } from './mails.tsx'

export const mailSamples: Record<string, ReactElement> = {
  'mailed-link-used': (
    <LinkUsedMail
      name="Anand Deshpande"
      project="Golkonda Tech Park, Block C"
      answer="Accepted: Second passenger lift in the east core"
      at="2026-11-15T02:18:33.404Z"
      url="https://www.trusswell.example/dashboard/projects/01a1dcff-ca3c-77a9-ab9d-39f66ba40491"
    />
  ),
}
