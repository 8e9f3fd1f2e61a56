// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
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

test('the chosen tab is scrolled into view on a narrow screen', async () => {
  onNarrowScreen()
  const tabs = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, label: id, content: id }))
  const { rerender } = render(<Tabs label="Parts" tabs={tabs} selected="e" />)
  await waitFor(() => expect(screen.getByRole('tablist').scrollLeft).toBe(300))
  rerender(<Tabs label="Parts" tabs={tabs} selected="c" />)
  await waitFor(() => expect(screen.getByRole('tablist').scrollLeft).toBe(100))
})

test('tabs that are links do the same for the current page', async () => {
  onNarrowScreen()
  const links = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ to: `/${id}`, label: id }))
  render(
    <MemoryRouter initialEntries={['/e']}>
      <TabNav label="Parts" links={links} />
    </MemoryRouter>,
  )
  await waitFor(() => expect(screen.getByRole('navigation').scrollLeft).toBe(300))
  fireEvent.click(screen.getByRole('link', { name: 'c' }))
  await waitFor(() => expect(screen.getByRole('navigation').scrollLeft).toBe(100))
})

const parts = [
  { id: 'details', label: 'Details', content: <p>What it is</p> },
  { id: 'chat', label: 'Chat', content: <p>Messages</p>, count: 2, countLabel: 'unread' },
  { id: 'files', label: 'Files', content: <p>None</p>, disabled: true },
  { id: 'team', label: 'Team', content: <p>Who</p> },
]
const shown = () => [screen.getByRole('tabpanel').textContent, document.activeElement?.textContent]

test('only the chosen tab’s part is there, and is named by the tab', () => {
  render(<Tabs label="Parts" tabs={parts} />)
  expect(screen.getByRole('tabpanel', { name: 'Details' }).textContent).toBe('What it is')
  fireEvent.click(screen.getByRole('tab', { name: 'Chat, 2 unread', selected: false }))
  const tab = screen.getByRole('tab', { name: 'Chat, 2 unread', selected: true })
  const panel = screen.getByRole('tabpanel', { name: 'Chat, 2 unread' })
  expect(panel.textContent).toBe('Messages')
  expect(tab.getAttribute('aria-controls')).toBe(panel.id)
})

test('arrows, Home and End choose among the tabs that aren’t disabled, and Tab leads from them to the part', () => {
  const onSelect = vi.fn<(id: string) => void>()
  render(<Tabs label="Parts" tabs={parts} onSelect={onSelect} />)
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })
  screen.getByRole('tab', { name: 'Details' }).focus()
  press('ArrowLeft')
  expect(shown()).toEqual(['Who', 'Team'])
  press('ArrowLeft')
  expect(shown()).toEqual(['Messages', 'Chat2'])
  press('ArrowRight')
  press('ArrowRight')
  expect(shown()).toEqual(['What it is', 'Details'])
  press('End')
  press('Home')
  expect(shown()).toEqual(['What it is', 'Details'])
  expect(onSelect.mock.calls.flat()).toEqual(['team', 'chat', 'team', 'details', 'team', 'details'])
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1])
  expect(screen.getByRole('tabpanel').tabIndex).toBe(0)
})

test('quick arrows go on from the tab with the focus, though the one before is still selected', () => {
  const onSelect = vi.fn<(id: string) => void>()
  render(<Tabs label="Parts" tabs={parts} selected="details" onSelect={onSelect} />)
  fireEvent.click(screen.getByRole('tab', { name: 'Details' }))
  for (const key of ['ArrowRight', 'ArrowRight', 'End']) fireEvent.keyDown(document.activeElement!, { key })
  expect(onSelect.mock.calls.flat()).toEqual(['details', 'chat', 'team'])
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Team' }))
})

test('an arrow with Alt or another such key stays the browser’s', () => {
  const onSelect = vi.fn<(id: string) => void>()
  render(<Tabs label="Parts" tabs={parts} onSelect={onSelect} />)
  const tab = screen.getByRole('tab', { name: 'Details' })
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', [held]: true })).toBe(true)
  expect(onSelect).not.toHaveBeenCalled()
})
