// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { TabNav } from './tab-nav.tsx'
import { Tabs } from './tabs.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Six tabs of 100 px in a row of 300. */
function onNarrowScreen() {
  const at = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return at(this) * 100
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
}

test('the chosen tab is scrolled into view on a narrow screen', () => {
  onNarrowScreen()
  const tabs = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, label: id, content: id }))
  const { rerender } = render(<Tabs label="Parts" tabs={tabs} selected="e" />)
  expect(screen.getByRole('tablist').scrollLeft).toBe(300)
  rerender(<Tabs label="Parts" tabs={tabs} selected="c" />)
  expect(screen.getByRole('tablist').scrollLeft).toBe(100)
})

test('tabs that are links do the same for the current page', () => {
  onNarrowScreen()
  const links = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ to: `/${id}`, label: id }))
  render(
    <MemoryRouter initialEntries={['/e']}>
      <TabNav label="Parts" links={links} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('navigation').scrollLeft).toBe(300)
  fireEvent.click(screen.getByRole('link', { name: 'c' }))
  expect(screen.getByRole('navigation').scrollLeft).toBe(100)
})
