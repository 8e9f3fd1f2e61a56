import { readCompany } from '../../../lib/company.server.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import type { Route } from './+types/privacy.ts'
import { LegalPage } from './legal-page.tsx'
import { legalText } from './legal-texts.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Privacy Policy',
    description: loaderData?.excerpt ?? '',
    path: '/privacy',
    data: [breadcrumbs([['Privacy Policy', '/privacy']])],
  })

export const loader = async ({ context }: Route.LoaderArgs) =>
  legalText('privacy', await readCompany(context.get(visitorContext)))

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />
}
