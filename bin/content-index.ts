// Prints what search can find in the repository's content, as the JSON that the content command reads.
// Here, because the content is the web app's and the database the API's; neither imports the other.
import { careerAreas } from '@trusswell/domain/career-areas.ts'
import { brandFacts } from '@trusswell/domain/company-facts.ts'
import type { SearchDocument } from '@trusswell/domain/search.ts'
import { readdir, readFile } from 'node:fs/promises'
import { leadership } from '../apps/web/app/content/leadership.ts'
import { offers } from '../apps/web/app/content/offers.ts'
import { sitePages } from '../apps/web/app/content/pages.ts'
import { questionWords, searchWords } from '../apps/web/app/content/search-words.ts'
import { services } from '../apps/web/app/content/services.ts'
import { works } from '../apps/web/app/content/works.ts'
import { withCompany } from '../apps/web/app/lib/company-text.ts'
import { readMarkdown } from '../apps/web/app/lib/front-matter.ts'
import { internship } from '../apps/web/app/routes/site/careers/careers-content.ts'

export async function contentIndex(): Promise<SearchDocument[]> {
  return [
    ...services.map((service) => {
      const points = [...service.help_points, ...service.unique_points]
      return page('service', service.id, {
        title: service.title,
        headings: [...service.features, ...points.map(({ title }) => title)],
        summary: service.summary,
        body: [service.description, ...points.map(({ title, text }) => `${title}: ${text}`)],
        context: questionWords,
        path: `/services/${service.id}`,
      })
    }),
    ...sitePages.map(({ id, title, headings, summary, text, path }) =>
      page('page', id, { title, headings, summary, body: text, path }),
    ),
    ...offers.map((offer) =>
      page('page', offer.id, {
        title: offer.title,
        headings: [...offer.scope.rows.map(({ system }) => system), 'Service levels', 'Transition plan'],
        summary: offer.line,
        body: [
          offer.lead,
          ...offer.scope.rows.map(({ system, work }) => `${system}: ${work}`),
          ...[...offer.choices.items, ...offer.transition].map(({ title, text }) => `${title}: ${text}`),
        ],
        path: `/${offer.id}`,
      }),
    ),
    page('page', 'internship', {
      title: internship.title,
      summary: internship.summary,
      body: internship.lists.flatMap(([title, items]) => [title, ...items]),
      path: '/careers/internship',
    }),
    ...careerAreas.map(({ id, title, description }) =>
      page('page', `careers-${id}`, {
        title: `Careers in ${title}`,
        summary: description,
        body: [],
        path: `/careers/service/${id}`,
      }),
    ),
    await legal('privacy', 'Privacy Policy'),
    await legal('terms', 'Terms of Service'),
    ...leadership.map((leader) =>
      page('person', leader.id, {
        title: `${leader.name}, ${leader.title}`,
        headings: leader.sections.map(({ title }) => title),
        summary: leader.lead,
        body: leader.sections.flatMap(({ paragraphs, points = [] }) => [
          ...paragraphs,
          ...points.map(({ title, text }) => `${title}: ${text}`),
        ]),
        path: `/leadership/${leader.id}`,
        placeholder: leader.placeholder,
      }),
    ),
    ...works.map((work) =>
      page('work', work.id, {
        title: work.title,
        summary: work.description,
        body: [...work.challenge, ...work.approach, ...work.result, work.category],
        path: `/our-works/${work.id}`,
      }),
    ),
    ...(await posts()),
  ]
}

type Text = {
  title: string
  headings?: readonly string[]
  summary: string
  body: readonly string[]
  context?: readonly string[]
  path: string
  placeholder?: boolean
}

function page(kind: SearchDocument['kind'], id: string, text: Text): SearchDocument {
  return {
    kind,
    id,
    title: named(text.title),
    keywords: searchWords
      .filter(({ path }) => path === text.path)
      .flatMap(({ words }) => words)
      .join(', '),
    headings: named((text.headings ?? []).join(' · ')),
    summary: named(text.summary),
    body: named(text.body.join(' · ')),
    context: (text.context ?? []).join(' '),
    path: text.path,
    ...(text.placeholder ? { placeholder: true } : {}),
  }
}

const named = (text: string) => withCompany(text, brandFacts)

const content = new URL('../apps/web/app/content/', import.meta.url)

async function legal(id: string, title: string): Promise<SearchDocument> {
  const { head, body } = readMarkdown(await readFile(new URL(`legal/${id}.md`, content), 'utf8'))
  const { excerpt } = head as { excerpt: string }
  return page('page', id, {
    title,
    headings: headingsOf(body),
    summary: excerpt,
    body: [plain(body)],
    path: `/${id}`,
  })
}

async function posts(): Promise<SearchDocument[]> {
  const blog = new URL('blog/', content)
  const names = (await readdir(blog)).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => {
      const { head, body } = readMarkdown(await readFile(new URL(name, blog), 'utf8'))
      const { title, excerpt, category, tags } = head as Head
      const id = name.replace(/\.md$/, '')
      return page('post', id, {
        title,
        headings: headingsOf(body),
        summary: excerpt,
        body: [plain(body), category, ...tags],
        path: `/blog/${id}`,
      })
    }),
  )
}

type Head = { title: string; excerpt: string; category: string; tags: string[] }

const headingsOf = (markdown: string) =>
  [...markdown.matchAll(/^#{2,4}\s+(.+)$/gm)].map(([, heading = '']) => plain(heading))

/** The plain text of Markdown. Fields are replaced first, because their names have underscores. */
const plain = (markdown: string) =>
  named(markdown)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[#>]+|[-*]|\d+\.)\s+/gm, '')
    .replace(/[|*_`]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

if (import.meta.main) process.stdout.write(`${JSON.stringify(await contentIndex(), null, 1)}\n`)
