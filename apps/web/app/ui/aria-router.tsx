import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
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
