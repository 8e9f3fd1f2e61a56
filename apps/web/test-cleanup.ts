// Test files share a worker: what one replaces must not stay for the next.
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
