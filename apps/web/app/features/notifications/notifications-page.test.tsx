// @vitest-environment jsdom
import type { Notification } from '@trusswell/domain/notifications.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { NotificationsPage } from './notifications-page.tsx'

afterEach(cleanup)

const source = vi.hoisted(() => ({ unread: ['first', 'second'] }))

vi.mock('./notification-source.ts', async (original) => ({
  ...(await original<object>()),
  listNotifications: async () => ({ data: source.unread.map(notification), next_cursor: null }),
  setRead: async (id: string) => {
    source.unread = source.unread.filter((each) => each !== id)
  },
  unreadQuery: { queryKey: ['notifications', 'unread'], queryFn: async () => ({ unread: 0 }) },
}))
vi.mock('../../ui/lists/list-views.tsx', () => ({ ListViews: () => null }))

const notification = (id: string): Notification =>
  ({
    id,
    message: id,
    path: '/admin',
    read: false,
    created_at: '2026-11-16T05:00:00.000Z',
  }) as Partial<Notification> as Notification

test('a notification marked as read under Unread passes the focus to the next one', async () => {
  const router = createMemoryRouter([{ path: '/', element: <NotificationsPage area="admin" /> }], {
    initialEntries: ['/?filter=unread'],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const button = await screen.findByRole('button', { name: 'Mark as read: first' })
  button.focus()
  fireEvent.click(button)
  await waitFor(
    () => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mark as read: second' })),
    { timeout: 3000 },
  )
})
