import { TemplatesPage } from '../../features/applications/templates-page.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = privateMeta('E-mail templates')

export default function AdminApplicationTemplates() {
  return <TemplatesPage />
}
