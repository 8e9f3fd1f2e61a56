import { pathToFileURL } from 'node:url'

/** Those that the edge caches pages in. */
const encodings = ['br', 'gzip']

/** Asks the edge for every page of the sitemap in every encoding, so that a visitor or an outage finds them cached. */
export async function warm(edgeUrl: string): Promise<{ pages: string[]; failed: string[] }> {
  const sitemap = await fetch(new URL('/sitemap.xml', edgeUrl))
  if (!sitemap.ok) throw new Error(`sitemap answered ${sitemap.status}`)
  const pages = pathsOf(await sitemap.text())
  const failed: string[] = []
  for (const path of pages) {
    for (const encoding of encodings) {
      const headers = { 'accept-encoding': encoding }
      const response = await fetch(new URL(path, edgeUrl), { headers, redirect: 'manual' })
      await response.arrayBuffer()
      if (response.status !== 200) failed.push(`${path} answered ${response.status} (${encoding})`)
    }
  }
  return { pages, failed }
}

export function pathsOf(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url!.replaceAll('&amp;', '&')).pathname,
  )
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const edgeUrl = process.argv[2]
  if (!edgeUrl) throw new Error('usage: warm.ts <edge url>')
  const { pages, failed } = await warm(edgeUrl)
  const answers = pages.length * encodings.length
  console.log(
    `${answers - failed.length} of ${answers} answers cached: ${pages.length} pages, ${encodings.join(' and ')}`,
  )
  for (const fault of failed) console.error(fault)
  if (failed.length > 0) process.exitCode = 1
}
