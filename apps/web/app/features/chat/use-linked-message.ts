import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { withParam } from '../../ui/url-params.ts'

const messageParam = 'message'

/** Where a link to one message of the conversation with the client leads. */
export const messagePath = (projectId: string, messageId: string) =>
  `/dashboard/projects/${projectId}?tab=chat&${messageParam}=${messageId}`

/** The message that a link names is shown once the list is in its place; the next visit opens where reading stopped. */
export function useLinkedMessage(isPlaced: boolean, show: (id: string) => void): void {
  const [params, setParams] = useSearchParams()
  const id = params.get(messageParam)
  useEffect(() => {
    if (!isPlaced || id === null) return
    show(id)
    setParams((now) => withParam(now, messageParam, null), { replace: true, preventScrollReset: true })
  }, [isPlaced, id, show, setParams])
}
