// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
// Nor animations, without which React Aria doesn't wait for any.
Element.prototype.getAnimations = () => []
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
})
afterEach(cleanup)

test('a dialog takes the focus at once, and is painted before the page behind it becomes inert', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const nextFrame = () => act(async () => frames.splice(0).forEach((frame) => frame(0)))
  const page = render(<Button>Behind</Button>).container
  // With a screen reader React Aria moves the focus a frame later; tests before this one may have clicked like one.
  fireEvent.keyDown(document.body, { key: 'Tab' })
  render(
    <Dialog title="Edit" isOpen>
      Content
    </Dialog>,
  )
  const isInert = () => page.inert || page.ariaHidden === 'true'
  expect(screen.getByRole('dialog', { name: 'Edit' }).contains(document.activeElement)).toBe(true)
  expect(isInert()).toBe(false)
  await nextFrame()
  expect(isInert()).toBe(false)
  await nextFrame()
  expect(isInert()).toBe(true)
})
