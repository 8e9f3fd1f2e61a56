import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findViolations } from './find-violations.ts'

const rules = {
  contexts: {
    // The dark ground of public pages changes colours of whatever is on it.
    '*': ['blueprint'],
    'ui/button.css': ['ui-card-head', 'ui-card-foot', 'site-main'],
    'features/dashboard/dashboard.css': ['dashboard-bar', 'dashboard-more'],
    'illustrations/draws.css': ['ill', 'bal', 'sig'],
    'illustrations/figure.css': ['ill'],
    'routes/site/careers/careers.css': ['job-text'],
    'routes/site/leadership/leader.css': ['band'],
    'routes/site/offers/offers.css': ['cells', 'service-index'],
  },
  foreign: /^(lucide|recharts)(-|$)/,
  // Materials of the drawings: not each of them differs from the rest.
  unstyled: /^illustrations\//,
  exempt: {
    // The boot script looks for it.
    'features/shell/search-link.tsx': ['seek'],
    // Pages with prose import its stylesheet.
    'lib/markdown.server.ts': ['prose-table'],
  },
  everywhere: 'styles/app.css',
}

async function read(pattern: string) {
  const cwd = fileURLToPath(new URL('../app/', import.meta.url))
  const files: Record<string, string> = {}
  for await (const path of glob(pattern, { cwd })) {
    if (!path.includes('.test.')) files[path] = await readFile(`${cwd}${path}`, 'utf8')
  }
  return files
}

test('a class has one stylesheet, which every component that uses it imports', async () => {
  const [stylesheets, components] = await Promise.all([read('**/*.css'), read('**/*.{ts,tsx}')])
  expect(Object.keys(stylesheets).length).toBeGreaterThan(100)
  expect(findViolations(stylesheets, components, rules)).toEqual([])
})

const sound = {
  'styles/app.css': `@import '../ui/link.css';`,
  'ui/link.css': '.link { color: blue; .blueprint & { color: white } &:hover .lucide { top: 0 } }',
  'styles/drawing.css': '.blueprint { color: white }',
  'routes/job.css': '.job { left: 0; & > a { top: 0 } }',
}
const components = {
  'routes/job.tsx': `import './job.css'
    import '../styles/drawing.css'
    export const Job = ({ dark }) => <p className={dark ? 'job blueprint' : 'job'}><a className="link" /></p>`,
}
const found = (
  css: Record<string, string>,
  tsx: Record<string, string> = {},
  contexts = { '*': ['blueprint'] },
) => findViolations({ ...sound, ...css }, { ...components, ...tsx }, { ...rules, contexts })

test('nothing is found where all is well', () => {
  expect(found({})).toEqual([])
})

test.each([
  ['by itself', '.job { top: 0 }'],
  ['in another place', '.blog .job { top: 0 }'],
  ['in a state', '.blog { .job { &:hover { top: 0 } } }'],
  ['inside a media query', '@media print { .job { top: 0 } }'],
  ['among others', '.blog :is(.job, a) { top: 0 }'],
])('a class that a second stylesheet defines %s', (_, css) => {
  const blog = { 'routes/blog.tsx': `import './blog.css'; export const Blog = () => <p className="blog" />` }
  expect(found({ 'routes/blog.css': `.blog { left: 0 } ${css}` }, blog)).toEqual([
    '.job is defined in routes/blog.css and routes/job.css',
  ])
})

test.each([
  '.job .blog { top: 0 }',
  '.blog:has(.job) { top: 0 }',
  '.blog:not(.job) { top: 0 }',
  '.job a { top: 0 }',
])('a class of another stylesheet in %s', (css) => {
  const blog = { 'routes/blog.tsx': `import './blog.css'; export const Blog = () => <p className="blog" />` }
  expect(found({ 'routes/blog.css': `.blog { left: 0 } ${css}` }, blog)).toEqual([
    'routes/blog.css asks for .job of routes/job.css',
  ])
})

test('a context on the list that no stylesheet asks for', () => {
  expect(found({}, {}, { '*': ['blueprint', 'job'] })).toEqual(['* no longer asks for .job'])
})

test('a class that no component uses', () => {
  expect(found({ 'ui/link.css': `${sound['ui/link.css']} .link-old { top: 0 }` })).toEqual([
    '.link-old of ui/link.css is never used',
  ])
})

test('a class is used by its first part', () => {
  const tag = { 'ui/tag.tsx': 'export const Tag = ({ tone }) => <i className={`link link-${tone}`} />' }
  expect(found({ 'ui/link.css': `${sound['ui/link.css']} .link-old { top: 0 }` }, tag)).toEqual([])
})

test.each([
  ['an attribute', `export const Blog = () => <p className="job" />`],
  ['a choice', `export const Blog = ({ on }) => <p className={on ? 'job' : 'link'} />`],
  ['a constant', `const look = 'job'; export const Blog = () => <p className={look} />`],
  ['a call', `export const Blog = () => <p className={classNames('link', on && 'job')} />`],
  ['a template', 'export const Blog = ({ more }) => <p className={`job ${more}`} />'],
  ['HTML', `export const blog = '<p class="job">'`],
])('a class in %s without its stylesheet', (_, code) => {
  expect(found({}, { 'features/blog.tsx': code })).toEqual([
    'features/blog.tsx uses .job without importing routes/job.css',
  ])
})

test('a class that no stylesheet has', () => {
  expect(found({}, { 'features/blog.tsx': `export const Blog = () => <p className="mt-3" />` })).toEqual([
    'features/blog.tsx uses .mt-3, which no stylesheet has',
  ])
})
