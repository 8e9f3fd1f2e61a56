// `pnpm mail:preview`: every mail with sample data, as a page to look at. `--once` writes the files and ends.
import { companyOf, defaultSettings } from '@trusswell/domain/settings.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { renderMail } from './src/platform/render-mail.ts'
import { loadMailSamples } from './test/mail-samples.ts'

const directory = 'reports/mails'
await mkdir(directory, { recursive: true })
const pages = new Map<string, string>()
for (const [name, body] of Object.entries(await loadMailSamples())) {
  const { html, text } = await renderMail(body, companyOf(defaultSettings))
  pages.set(`/${name}.html`, html)
  pages.set(`/${name}.txt`, text)
  await writeFile(`${directory}/${name}.html`, html)
  await writeFile(`${directory}/${name}.txt`, text)
}
const links = [...pages.keys()].map((path) => `<li><a href="${path}">${path.slice(1)}</a></li>`)
pages.set('/', `<!doctype html><title>Mails</title><h1>Mails</h1><ul>${links.join('')}</ul>`)

if (!process.argv.includes('--once')) {
  createServer((request, response) => {
    const page = pages.get(request.url ?? '/')
    const type = request.url?.endsWith('.txt') ? 'text/plain' : 'text/html'
    response
      .writeHead(page ? 200 : 404, { 'content-type': `${type}; charset=utf-8` })
      .end(page ?? 'Not found')
  }).listen(1090, '127.0.0.1', () => console.log('http://127.0.0.1:1090'))
}
