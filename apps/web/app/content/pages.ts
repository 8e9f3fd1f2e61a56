import { about } from './about.ts'
import { contactFaq, contactIntro } from './contact.ts'
import { home } from './home.ts'

/** The day on which texts of the site's pages last changed; articles, jobs and legal pages have their own. */
export const contentChanged = '2026-11-19'

/** Pages that aren't a record of another content file, as search shows them. */
type SitePageText = {
  id: string
  path: string
  title: string
  summary: string
  headings: readonly string[]
  text: readonly string[]
}

export const sitePages: readonly SitePageText[] = [
  { id: 'home', path: '/', title: 'Home', summary: home.description, headings: [], text: [] },
  {
    id: 'about',
    path: '/about',
    title: 'About us',
    summary: about.description,
    headings: [...about.values.items, ...about.timeline.items, ...about.why.items].map(({ title }) => title),
    text: about.story,
  },
  {
    id: 'contact',
    path: '/contact',
    title: 'Contact us',
    summary: contactIntro.description,
    headings: contactFaq.map(({ question }) => question),
    text: contactFaq.map(({ answer }) => answer),
  },
  {
    id: 'services',
    path: '/services',
    title: 'Services',
    summary: 'Thirteen services for plants, offices, schools and communities in Hyderabad.',
    headings: [],
    text: [],
  },
  {
    id: 'our-works',
    path: '/our-works',
    title: 'Our Works',
    summary:
      'Worked examples: an automated packing line, a twin-transformer yard and the air of a production floor.',
    headings: [],
    text: [],
  },
  {
    id: 'blogs',
    path: '/blogs',
    title: 'Blog',
    summary:
      'Articles by our engineers on automation, maintenance, electrical systems and facility management.',
    headings: [],
    text: [],
  },
  {
    id: 'careers',
    path: '/careers',
    title: 'Careers',
    summary: 'Open positions in Hyderabad for engineers, technicians and the people who run buildings.',
    headings: [],
    text: [],
  },
  {
    id: 'sitemap',
    path: '/sitemap',
    title: 'Sitemap',
    summary: 'The pages of this site in one list.',
    headings: [],
    text: [],
  },
  {
    id: 'newsletter',
    path: '/newsletter',
    title: 'Newsletter',
    summary: 'One e-mail a month about a site and what we learned there.',
    headings: [],
    text: [],
  },
  {
    id: 'login',
    path: '/login',
    title: 'Login',
    summary: 'Sign in to the client portal: projects, payments, files and messages.',
    headings: [],
    text: [],
  },
  {
    id: 'signup',
    path: '/signup',
    title: 'Sign Up',
    summary: 'Create an account for the client portal.',
    headings: [],
    text: [],
  },
]
