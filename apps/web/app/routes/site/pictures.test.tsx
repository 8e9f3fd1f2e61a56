// @vitest-environment jsdom
import { brand } from '@trusswell/domain/brand.ts'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { leadership } from '../../content/leadership.ts'
import { partners } from '../../content/partners.ts'
import type { ContentImage } from '../../content/shapes.ts'
import { services } from '../../content/services.ts'
import { testimonials } from '../../content/testimonials.ts'
import { works } from '../../content/works.ts'
import { findLogo, findPicture } from '../../lib/picture.ts'
import { PostAuthor } from './blog/post-author.tsx'
import { PostHead } from './blog/post-head.tsx'
import { toPost } from './blog/to-post.ts'
import { OfficeLocation } from './contact/office-location.tsx'
import { PartnerStrip } from './home/partner-strip.tsx'
import { Testimonials } from './home/testimonials.tsx'
import { LeaderHead } from './leadership/leader-head.tsx'
import { LeaderSections } from './leadership/leader-sections.tsx'
import { WorkHead } from './our-works/work-head.tsx'
import { ServiceHead } from './services/service-head.tsx'
import { ServiceSheet } from './services/service-sheet.tsx'

// jsdom has no matchMedia; with reduced motion nothing is hidden at first.
vi.stubGlobal('matchMedia', () => ({ matches: true }))
afterEach(cleanup)

// In the format of the build's image list; vite-pictures.test.ts covers the build itself.
function picture(image: ContentImage) {
  const size = (ending: string) =>
    [160, 640].map((width) => ({ width, bytes: 1, path: `/${width}.${ending}` }))
  return findPicture(
    { [image.file]: { width: 640, height: 640, avif: size('avif'), webp: size('webp') } },
    image,
  )
}

function show(page: ReactNode) {
  const Stub = createRoutesStub([{ path: '*', Component: () => page }])
  return render(<Stub initialEntries={['/contact']} />)
}

test('[HM-07] [HM-08] three testimonials, each with five stars, its text, a round photo, name and company', () => {
  expect(testimonials).toHaveLength(3)
  for (const { position, rating } of testimonials) expect([position.length > 3, rating]).toEqual([true, 5])
  const shown = testimonials.map((each) => ({ ...each, photo: picture(each.image!) }))
  show(<Testimonials eyebrow="Clients" title="What they say" testimonials={shown} />)
  const cards = screen.getAllByRole('listitem')
  expect(cards).toHaveLength(3)
  for (const [index, { name, company, content, image }] of testimonials.entries()) {
    const card = within(cards[index]!)
    expect(cards[index]!.querySelectorAll('.stars svg')).toHaveLength(5)
    expect(card.getByText(`“${content}”`)).toBeTruthy()
    expect(card.getByText(name)).toBeTruthy()
    expect(cards[index]!.textContent).toContain(company)
    const photo = card.getByRole('img', { name: image!.alt })
    expect(photo.classList.contains('round-plate')).toBe(true)
    expect(photo.getAttribute('srcset')).toBe('/160.webp 160w, /640.webp 640w')
    expect(photo.style.objectPosition).toBe('50% 45%')
  }
})

test('a testimonial is marked as a sample only while it is one', () => {
  const [first] = testimonials
  const real = { ...first!, name: 'Asha Rao', placeholder: false }
  show(<Testimonials eyebrow="Clients" title="What they say" testimonials={[first!, real]} />)
  const marks = screen.getAllByRole('listitem').map((card) => within(card).queryByText('Sample'))
  expect(marks.map(Boolean)).toEqual([true, false])
})

test('a testimonial without a photo shows a monogram', () => {
  const [first] = testimonials
  show(<Testimonials eyebrow="Clients" title="What they say" testimonials={[first!]} />)
  expect(document.querySelector('figcaption img')).toBeNull()
  expect(document.querySelector('figcaption svg.round-plate')?.textContent).toBe('HD')
})

test('[HM-12] eight partner logos from our own origin, each with its name', () => {
  const items = partners.items.map(({ name, logo }) => ({
    name,
    logo: findLogo({ [logo!.file]: { path: `/assets/${logo!.file}`, width: 120, height: 64 } }, logo!.file),
  }))
  show(<PartnerStrip {...partners} items={items} />)
  const logos = screen.getAllByRole('img')
  expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual([
    'Siemens',
    'Schneider Electric',
    'ABB',
    'Honeywell',
    'Johnson Controls',
    'Toshiba',
    'Mitsubishi Electric',
    'Carrier',
  ])
  for (const logo of logos) expect(logo.getAttribute('src')).toMatch(/^\/assets\/logos\/[a-z-]+\.svg$/)
})

test('a partner without a logo is shown by name', () => {
  show(<PartnerStrip {...partners} items={[{ name: 'ABB' }]} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['ABB'])
  expect(screen.queryByRole('img')).toBeNull()
})

test('[LD-01] each leader has a hero with name, title, photo and three facts, and text sections', () => {
  expect(leadership).toHaveLength(4)
  for (const leader of leadership) {
    show(<LeaderHead leader={leader} highlights={leader.highlights} photo={picture(leader.image!)} />)
    expect(screen.getByRole('heading', { level: 1, name: leader.name })).toBeTruthy()
    expect(screen.getByText(leader.title)).toBeTruthy()
    expect(screen.getByRole('img', { name: leader.image!.alt }).getAttribute('loading')).toBeNull()
    const facts = screen.getAllByRole('definition').filter((each) => each.hasAttribute('data-figure'))
    expect(facts.map((fact) => fact.textContent)).toEqual(leader.highlights.map(({ value }) => value))
    expect(leader.highlights).toHaveLength(3)
    expect(leader.sections.length).toBeGreaterThan(0)
    cleanup()
  }
})

test('a leader’s achievement shows what its figure counts and when', () => {
  const figure = { id: 'growth', value: '40%', label: 'Growth', definition: 'Revenue.', as_of: '2026-10-31' }
  const points = [{ title: '40% yearly growth', text: 'On small sites.', figure }]
  show(<LeaderSections sections={[{ title: 'Key Achievements', paragraphs: [], points }]} />)
  expect(screen.getByRole('listitem').textContent).toContain('Revenue.As of 31 Oct 2026')
})

const article = `---
title: 'Demo article'
excerpt: 'What it is about.'
author: 'A. Writer'
author_role: 'Guest'
author_image: { file: people/writer.jpg, alt: 'A. Writer at a desk', as_of: '2026-11-16' }
image: { file: plant.jpg, alt: 'A chiller on a roof', focal: [0.2, 0.8], as_of: '2026-11-16' }
date: '2026-11-16'
category: Maintenance
tags: [chillers]
---

Some **text**.`

test('[BL-08] a post has its id, texts, date, category, tags, image, author, role and the author’s image', () => {
  const post = toPost('demo', article)
  expect(post).toMatchObject({
    id: 'demo',
    title: 'Demo article',
    excerpt: 'What it is about.',
    author: 'A. Writer',
    author_role: 'Guest',
    author_image: { file: 'people/writer.jpg' },
    image: { file: 'plant.jpg' },
    date: '2026-11-16',
    category: 'Maintenance',
    tags: ['chillers'],
  })
  expect(post.html).toContain('<strong>text</strong>')
  show(
    <>
      <PostHead post={post} photo={picture(post.image!)} />
      <PostAuthor post={post} photo={picture(post.author_image!)} />
    </>,
  )
  expect(screen.getByRole('img', { name: 'A chiller on a roof' }).style.objectPosition).toBe('20% 80%')
  expect(screen.getByRole('img', { name: 'A. Writer at a desk' })).toBeTruthy()
  expect(() => toPost('demo', article.replace("alt: 'A chiller on a roof', ", ''))).toThrow(
    'lacks its file, alt',
  )
})

test('a work shows its photo instead of the drawing, or the drawing', () => {
  const [work] = works
  const image = { file: 'work.jpg', alt: 'The line in the hall', as_of: '2026-11-16' }
  show(<WorkHead work={work!} service="Electrical" photo={picture(image)} />)
  expect(screen.getByRole('img', { name: 'The line in the hall' })).toBeTruthy()
  expect(document.querySelector('.ill-fig')).toBeNull()
  cleanup()
  show(<WorkHead work={work!} service="Electrical" />)
  expect(document.querySelector('.ill-fig')).not.toBeNull()
})

test('[CO-02] Show map embeds a map of the office with the focus, and nothing is embedded before', () => {
  show(<OfficeLocation />)
  expect(document.querySelector('iframe')).toBeNull()
  screen.getByRole('button', { name: 'Show map' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Show map' }))
  const map = screen.getByTitle(/^Map: /)
  expect(document.activeElement).toBe(map)
  const address = new URL(map.getAttribute('src')!).searchParams.get('q')
  expect(address).toBe(brand.address.join(', '))
})

test('a service has its photo in place of the drawing, in its head and in the list, or the drawing', () => {
  const [service] = services
  const photo = picture({ file: 'plant.jpg', alt: 'A chiller on a roof', as_of: '2026-11-16' })
  const head = (shown?: typeof photo) => (
    <>
      <ServiceHead service={service!} number={1} count={13} photo={shown} />
      <ul>
        <ServiceSheet service={{ ...service!, photo: shown }} number={1} />
      </ul>
    </>
  )
  show(head(photo))
  expect(screen.getAllByRole('img', { name: 'A chiller on a roof' })).toHaveLength(2)
  expect(document.querySelector('img.ill')).toBeNull()
  cleanup()
  show(head())
  expect(document.querySelectorAll('img.ill')).toHaveLength(4)
})

test('Show map on a page that can’t embed one opens the contact page, in another tab once something is typed', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(null), { name: 'https://trusswell.example/about' }),
  ])
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', Object.assign(Object.create(null), { search: '', assign }))
  show(
    <main>
      <form>
        <input aria-label="Name" data-field="" />
      </form>
      <OfficeLocation />
    </main>,
  )
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Show map' }))
  const page = '/contact?map=1#contact-map-title'
  press()
  expect([assign.mock.calls, open.mock.calls]).toEqual([[[page]], []])
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Asha' } })
  press()
  expect([assign.mock.calls.length, open.mock.calls]).toEqual([1, [[page, '_blank', 'noopener']]])
})
