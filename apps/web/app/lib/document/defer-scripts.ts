/**
 * Turns a rendered page's own scripts into data that the boot starts later, and names what may run.
 * Own scripts are known by the mark that only this rendering had; whatever else got into the page is not
 * listed and the browser refuses it. The mark is taken out again, so all visitors get the same bytes.
 */
export function deferScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const scripts: string[] = []
  const marked = `nonce="${mark}"`
  const preloads: string[] = []
  const page = html
    .replace(/<link rel="modulepreload"[^<>]*>/g, (link) => {
      const href = /href="([^"]+)"/.exec(link)?.[1]
      if (href) preloads.push(href)
      return ''
    })
    .replace(/<script([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, text: string) => {
      if (!attributes.includes(marked)) return whole
      scripts.push(text)
      if (attributes.includes('data-now')) return whole
      const isModule = attributes.includes('type="module"')
      const hints = isModule ? ` data-preload="${preloads.join(' ')}"` : ''
      return `<script type="text/plain" data-later="${isModule ? 'module' : ''}"${hints}>${text}</script>`
    })
    .replaceAll(` ${marked}`, '')
  return { html: page, scripts }
}
