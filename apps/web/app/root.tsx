// First, because it declares the order of the layers used by every other stylesheet.
import './styles/app.css'
import { use, type ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, UNSAFE_useScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { DemoBanner } from './features/shell/demo-banner.tsx'
import { ErrorScreen } from './features/shell/error-screen.tsx'
import { NotFoundScreen } from './features/shell/not-found-screen.tsx'
import { PageFrame } from './features/shell/page-frame.tsx'
import { readCompany } from './lib/company.server.ts'
import boot from './lib/document/boot.ts?inline-script'
import { yearInIndia } from './lib/dates.ts'
import { MarkContext } from './lib/document/mark.ts'
import restoreScroll from './lib/document/restore-scroll.ts?inline-script'
import { type SiteData, siteOf } from './lib/document/site-data.ts'
import { useLiveMark } from './lib/document/use-live-mark.ts'
import { visitorContext } from './lib/document/visitor.ts'
import { hiddenMeta } from './lib/page-meta.ts'
import { AuthProvider } from './lib/session/auth-provider.tsx'
import { preloadedFont } from './styles/fonts.ts'
import { ToasterHost } from './ui/toaster-host.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', crossOrigin: 'anonymous', ...preloadedFont },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export const meta: Route.MetaFunction = ({ error, matches }) =>
  error ? hiddenMeta(matches, 'Something went wrong') : [{ title: siteOf(matches).company.name }]

export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
  const visitor = context.get(visitorContext)
  return {
    year: yearInIndia(),
    site_url: visitor.siteUrl,
    demo: visitor.demo,
    company: await readCompany(visitor),
  }
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript text={boot} />
        <Meta />
        <Links />
      </head>
      <body>
        <DemoBanner />
        <AuthProvider>{children}</AuthProvider>
        <ToasterHost />
        <ScrollMemory />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useLiveMark()
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useLiveMark()
  return (
    <PageFrame>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <NotFoundScreen />
      ) : (
        <ErrorScreen error={error} />
      )}
    </PageFrame>
  )
}

function ScrollMemory() {
  UNSAFE_useScrollRestoration()
  return <InlineScript text={restoreScroll} />
}

function InlineScript({ text }: { text: string }) {
  const nonce = use(MarkContext)
  return (
    <script data-now="" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  )
}
