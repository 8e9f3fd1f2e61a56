import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'

const site = 'routes/site'
const auth = 'routes/auth'
const admin = 'routes/admin'
const manager = 'routes/manager'
const client = 'routes/client'
const projects = 'routes/projects'

const table: RouteConfigEntry[] = [
  layout(`${site}/site-layout.tsx`, [
    index(`${site}/home/home.tsx`),
    route('about', `${site}/about/about.tsx`),
    route('leadership/:id', `${site}/leadership/leader.tsx`),
    route('services', `${site}/services/services.tsx`),
    route('services/:id', `${site}/services/service.tsx`),
    route('annual-maintenance', `${site}/offers/annual-maintenance.tsx`),
    route('it-parks', `${site}/offers/it-parks.tsx`),
    route('our-works', `${site}/our-works/our-works.tsx`),
    route('our-works/sent', `${site}/our-works/our-works-sent.tsx`),
    route('our-works/:id', `${site}/our-works/work.tsx`),
    route('careers', `${site}/careers/careers.tsx`),
    route('careers/service/:id', `${site}/careers/area.tsx`),
    route('careers/internship', `${site}/careers/internship.tsx`),
    route('careers/:jobId', `${site}/careers/job.tsx`),
    route('application', `${site}/careers/status/application.tsx`),
    route('application/sent', `${site}/careers/status/sent.tsx`),
    route('application/renew', `${site}/careers/status/renew.tsx`),
    route('blogs', `${site}/blog/blogs.tsx`),
    route('blog/:postId', `${site}/blog/post.tsx`),
    route('contact', `${site}/contact/contact.tsx`),
    route('contact/sent', `${site}/contact/contact-sent.tsx`),
    route('contact/call-back', `${site}/contact/call-back.tsx`),
    route('contact/call-back/sent', `${site}/contact/call-back-sent.tsx`),
    route('privacy', `${site}/legal/privacy.tsx`),
    route('terms', `${site}/legal/terms.tsx`),
    route('sitemap', `${site}/sitemap/sitemap.tsx`),
    route('search', `${site}/search/search.tsx`),
    route('newsletter', `${site}/newsletter/newsletter.tsx`),
    route('newsletter/sent', `${site}/newsletter/newsletter-sent.tsx`),
    route('newsletter/confirm', `${site}/newsletter/confirm.tsx`),
    route('newsletter/unsubscribe', `${site}/newsletter/unsubscribe.tsx`),
    route('newsletter/:slug', `${site}/newsletter/issue.tsx`),
    route('login', `${auth}/login/login.tsx`),
    route('login/code', `${auth}/login/by-code/by-code.tsx`),
    route('signup', `${auth}/signup/signup.tsx`),
    route('forgot-password', `${auth}/forgot-password/forgot-password.tsx`),
    route('reset-password', `${auth}/reset-password/reset-password.tsx`),
    route('verify-email', `${auth}/verify-email/verify-email.tsx`),
    route('invite', `${auth}/invite/invite.tsx`),
    route('answer', `${auth}/answer/answer.tsx`),
    route('invite/:token', `${auth}/invite/old-invite-link.ts`),
    route('*', `${site}/not-found.tsx`),
  ]),

  route('dashboard', 'routes/dashboard.tsx'),
  // Links in mails to the office, which admins and managers open.
  ...['dashboard/applications', 'dashboard/contacts', 'dashboard/projects'].map((path) =>
    route(path, 'routes/dashboard.tsx', { id: path }),
  ),
  layout('routes/dashboard-layout.tsx', [
    ...prefix('dashboard/projects', [
      route('create', `${projects}/create/create-project.tsx`),
      route(':id', `${projects}/project.tsx`),
    ]),
    ...prefix('admin', [
      index(`${admin}/overview/overview.tsx`),
      route('users', `${admin}/users/users.tsx`),
      route('users/invitations', `${admin}/users/invitations/invitations.tsx`),
      route('users/:id', `${admin}/users/page/user.tsx`),
      route('organisations', `${admin}/organisations/organisations.tsx`),
      route('organisations/:id', `${admin}/organisations/organisation.tsx`),
      route('projects', `${admin}/projects/projects.tsx`),
      route('projects/waiting', `${admin}/projects/waiting/waiting.tsx`),
      route('projects/portfolio', `${admin}/projects/portfolio/portfolio.tsx`),
      route('applications', `${admin}/applications.tsx`),
      route('applications/templates', `${admin}/application-templates.tsx`),
      route('jobs', `${admin}/jobs.tsx`),
      route('contacts', `${admin}/contacts/contacts.tsx`),
      route('searches', `${admin}/searches.tsx`),
      route('newsletter', `${admin}/newsletter/newsletter.tsx`),
      route('newsletter/:id', `${admin}/newsletter/issue.tsx`),
      route('payments', `${admin}/payments/payments.tsx`),
      route('settings', `${admin}/settings/settings.tsx`),
      route('settings/go-live', `${admin}/go-live/go-live.tsx`),
      route('account', `${admin}/account.tsx`),
      route('notifications', `${admin}/notifications.tsx`),
    ]),
    ...prefix('manager', [
      index(`${manager}/overview/overview.tsx`),
      route('projects', `${manager}/projects.tsx`),
      route('applications', `${manager}/applications.tsx`),
      route('jobs', `${manager}/jobs.tsx`),
      route('contacts', `${manager}/contacts.tsx`),
      route('payments', `${manager}/payments.tsx`),
      route('settings', `${manager}/settings.tsx`),
      route('notifications', `${manager}/notifications.tsx`),
    ]),
    ...prefix('client', [
      index(`${client}/overview/overview.tsx`),
      route('projects', `${client}/projects.tsx`),
      route('payments', `${client}/payments.tsx`),
      route('notifications', `${client}/notifications.tsx`),
      route('settings', `${client}/settings.tsx`),
      route('settings/organisation', `${client}/organisation/organisation.tsx`),
    ]),
  ]),

  route('blog', `${site}/moved.ts`, { id: 'moved-blog' }),
  route('leadership', `${site}/moved.ts`, { id: 'moved-leadership' }),
  route('robots.txt', `${site}/robots-txt.ts`),
  route('sitemap.xml', `${site}/sitemap/sitemap-xml.ts`),
  route('rss.xml', `${site}/blog/rss-xml.ts`),
  route('.well-known/security.txt', `${site}/security-txt.ts`),
]

const workshop: RouteConfigEntry[] = [
  route('gallery', 'routes/gallery/gallery.tsx'),
  route('gallery/shell', 'routes/gallery/shell-states.tsx'),
  layout(`${site}/site-layout.tsx`, { id: 'gallery-site' }, [
    route('gallery/home-photo', 'routes/gallery/home-photo.tsx'),
  ]),
]

// Browser tests read the table without Vite.
const isDev = 'env' in import.meta && import.meta.env.DEV

export default [...table, ...(isDev || process.env['WORKSHOP'] ? workshop : [])].map(
  oneSpelling,
) satisfies RouteConfig

// The edge caches a page by its path, so the path is case-sensitive.
function oneSpelling(entry: RouteConfigEntry): RouteConfigEntry {
  return {
    ...entry,
    caseSensitive: true,
    ...(entry.children ? { children: entry.children.map(oneSpelling) } : {}),
  }
}
