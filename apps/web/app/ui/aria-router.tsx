import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { useHref, useNavigate } from 'react-router'

export function AriaRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <I18nProvider locale="en-IN">
      <RouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
        {children}
      </RouterProvider>
    </I18nProvider>
  )
}
