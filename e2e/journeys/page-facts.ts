import type { Page } from '@playwright/test'

export type PageFacts = {
  title: string
  description: string
  canonical: string
  picture: string
  headings: number[]
  /** Absolute URLs with fragments: links, forms, assets, images. */
  references: string[]
  ids: string[]
  structuredData: string[]
  /** The content's figures that the page shows. */
  figures: { id: string; value: string }[]
  /** The text of headings, paragraphs, lists and tables. */
  texts: string[]
}

/** The facts in the HTML itself, before any script of the page ran. */
export const pageFacts = (page: Page, html: string, address: string): Promise<PageFacts> =>
  page.evaluate(
    ([source, base]) => {
      const document = new DOMParser().parseFromString(source!, 'text/html')
      const all = (selector: string) => [...document.querySelectorAll(selector)]
      const valueOf = (selector: string, attribute: string) =>
        document.querySelector(selector)?.getAttribute(attribute) ?? ''
      const named = [
        ['a[href], link[href], image[href], use[href]', 'href'],
        ['[src]', 'src'],
        ['form[action]', 'action'],
        ['[formaction]', 'formaction'],
        ['meta[property="og:image"], meta[property="og:url"]', 'content'],
      ].flatMap(([selector, attribute]) => all(selector!).map((each) => each.getAttribute(attribute!) ?? ''))
      const sets = all('[srcset]').flatMap((each) =>
        (each.getAttribute('srcset') ?? '').split(',').map((choice) => choice.trim().split(' ')[0]!),
      )
      return {
        title: document.title,
        description: valueOf('meta[name=description]', 'content'),
        canonical: valueOf('link[rel=canonical]', 'href'),
        picture: valueOf('meta[property="og:image"]', 'content'),
        headings: all('h1, h2, h3, h4, h5, h6').map((heading) => Number(heading.tagName[1])),
        references: [...named, ...sets].map((reference) => new URL(reference, base).href),
        ids: all('[id]').map((each) => each.id),
        structuredData: all('script[type="application/ld+json"]').map((each) => each.textContent ?? ''),
        figures: all('[data-figure]').map((each) => ({
          id: each.getAttribute('data-figure') ?? '',
          value: each.textContent ?? '',
        })),
        texts: all('h1, h2, h3, h4, p, li, dt, dd, th, td').map((each) => each.textContent ?? ''),
      }
    },
    [html, address],
  )
