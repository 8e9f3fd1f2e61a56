// Prints what search can find in the repository's content, as the JSON that the content command reads.
// Here, because the content is the web app's and the database the API's; neither imports the other.
import { readdir, readFile } from 'node:fs/promises'
import { services } from '../apps/web/app/content/services.ts'
import { works } from '../apps/web/app/content/works.ts'
import { readMarkdown } from '../apps/web/app/lib/front-matter.ts'
import type { SearchDocument } from '../packages/domain/src/search.ts'

export async function contentIndex(): Promise<SearchDocument[]> {
  return [
    ...services.map((service) => ({
      kind: 'service' as const,
      id: service.id,
      title: service.title,
      summary: service.summary,
      body: [
        service.description,
        ...service.features,
        ...[...service.help_points, ...service.unique_points].map((point) => `${point.title}: ${point.text}`),
      ].join(' · '),
      path: `/services/${service.id}`,
    })),
    ...works.map((work) => ({
      kind: 'work' as const,
      id: work.id,
      title: work.title,
      summary: work.description,
      body: [...work.challenge, ...work.approach, ...work.result, work.category].join(' '),
      path: `/our-works#${work.id}`,
    })),
    ...(await posts()),
  ]
}

const blog = new URL('../apps/web/app/content/blog/', import.meta.url)

async function posts(): Promise<SearchDocument[]> {
  const names = (await readdir(blog)).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => {
      const { head, body: text } = readMarkdown(await readFile(new URL(name, blog), 'utf8'))
      const { title, excerpt, category, tags } = head as Head
      const id = name.replace(/\.md$/, '')
      const body = [plain(text), category, ...tags].join(' · ')
      return { kind: 'post', id, title, summary: excerpt, body, path: `/blog/${id}` }
    }),
  )
}

type Head = { title: string; excerpt: string; category: string; tags: string[] }

/** The words of a Markdown text, without its marks. */
const plain = (markdown: string) =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[#>]+|[-*]|\d+\.)\s+/gm, '')
    .replace(/[|*_`]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

if (import.meta.main) process.stdout.write(`${JSON.stringify(await contentIndex(), null, 1)}\n`)
