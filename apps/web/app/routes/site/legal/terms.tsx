import { readCompany } from '../../../lib/company.server.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import type { Route } from './+types/terms.ts'
import { LegalPage } from './legal-page.tsx'
import { legalText } from './legal-texts.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Terms of Service',
    description: loaderData?.excerpt ?? '',
    path: '/terms',
    data: [breadcrumbs([['Terms of Service', '/terms']])],
  })

export const loader = async ({ context }: Route.LoaderArgs) =>
  legalText('terms', await readCompany(context.get(visitorContext)))

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />
}
