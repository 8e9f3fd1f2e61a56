// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
// Nor animations, without which React Aria doesn't wait for any.
Element.prototype.getAnimations = () => []
afterEach(cleanup)

test('a dialog takes the focus at once, and is painted before the page behind it becomes inert', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const nextFrame = () => act(async () => frames.splice(0).forEach((frame) => frame(0)))
  const page = render(<a href="/">Behind</a>).container
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
