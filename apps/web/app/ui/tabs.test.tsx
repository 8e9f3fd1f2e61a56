// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the chosen tab is scrolled into view on a narrow screen', () => {
  // Six tabs of 100 px in a row of 300.
  const at = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return at(this) * 100
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  const tabs = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, label: id, content: id }))
  const { rerender } = render(<Tabs label="Parts" tabs={tabs} selected="e" />)
  expect(screen.getByRole('tablist').scrollLeft).toBe(300)
  rerender(<Tabs label="Parts" tabs={tabs} selected="c" />)
  expect(screen.getByRole('tablist').scrollLeft).toBe(100)
})
