import { brand } from '@trusswell/domain/brand.ts'
import { home } from '../../../content/home.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { organization } from '../../../lib/structured-data.ts'
import type { Route } from './+types/home.ts'
import { HomePage } from './home-page.tsx'
import { readHome } from './read-home.server.ts'

export { HomeError as ErrorBoundary } from './home-error.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `${brand.descriptor} in Hyderabad`,
    description: home.description,
    path: '/',
    data: [organization],
  })

export const loader = ({ context }: Route.LoaderArgs) => readHome(context.get(visitorContext))

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage shown={loaderData} />
}
