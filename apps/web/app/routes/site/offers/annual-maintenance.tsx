import { visitorContext } from '../../../lib/document/visitor.ts'
import type { Route } from './+types/annual-maintenance.ts'
import { offerMeta } from './offer-meta.ts'
import { offerOf } from './offer-of.server.ts'
import { OfferPage } from './offer-page.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => offerMeta(matches, loaderData?.offer)

export const loader = ({ context }: Route.LoaderArgs) =>
  offerOf('annual-maintenance', context.get(visitorContext))

export default function AnnualMaintenance({ loaderData }: Route.ComponentProps) {
  return <OfferPage {...loaderData} />
}
