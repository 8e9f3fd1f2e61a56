import type { ReactNode } from 'react'
import type { useFetcher } from 'react-router'
import { Button } from '../../../../ui/button.tsx'

type Props = {
  act: 'withdraw' | 'erase'
  token: string
  title: string
  button: string
  danger?: boolean
  fetcher: ReturnType<typeof useFetcher>
  children: ReactNode
}

/** Expands to ask for confirmation, with script or without. */
export function ActForm({ act, token, title, button, danger = false, fetcher, children }: Props) {
  return (
    <details className="status-act on-screen">
      <summary>{title}</summary>
      <fetcher.Form method="post" encType="multipart/form-data" action={`/application?act=${act}`}>
        <p>{children}</p>
        <input type="hidden" name="token" value={token} />
        <Button
          type="submit"
          tone={danger ? 'danger' : 'secondary'}
          pending={fetcher.state !== 'idle'}
          pendingLabel="One moment…"
        >
          {button}
        </Button>
      </fetcher.Form>
    </details>
  )
}
