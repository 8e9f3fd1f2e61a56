import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { withParam } from '../../ui/url-params.ts'

const messageParam = 'message'

/** The URL of one message in the client conversation. */
export const messagePath = (projectId: string, messageId: string) =>
  `/dashboard/projects/${projectId}?tab=chat&${messageParam}=${messageId}`

/** Shows the linked message once the list is positioned; the next visit opens where reading stopped. */
export function useLinkedMessage(isPlaced: boolean, show: (id: string) => void): void {
  const [params, setParams] = useSearchParams()
  const id = params.get(messageParam)
  useEffect(() => {
    if (!isPlaced || id === null) return
    show(id)
    setParams((now) => withParam(now, messageParam, null), { replace: true, preventScrollReset: true })
  }, [isPlaced, id, show, setParams])
}
