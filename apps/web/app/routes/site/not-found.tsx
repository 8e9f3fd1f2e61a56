import { data, redirectDocument } from 'react-router'
import { NotFoundScreen } from '../../features/shell/not-found-screen.tsx'
import { hiddenMeta } from '../../lib/page-meta.ts'
import { MissingDrawing } from './parts/missing-drawing.tsx'
import type { Route } from './+types/not-found.ts'

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, 'Page not found')

export const loader = () => data(null, { status: 404 })

// A page unknown to this build may exist in the next one, so the server decides.
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => redirectDocument(request.url)

export default function NotFoundPage() {
  return (
    <NotFoundScreen>
      <MissingDrawing />
    </NotFoundScreen>
  )
}
