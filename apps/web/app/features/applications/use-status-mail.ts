import type { Application, StatusMail } from '@trusswell/domain/applications.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

export type MailPreview = StatusMail & { html: string }
export type PreviewMail = (
  id: string,
  request: { status: Application['status'] } & Partial<StatusMail>,
) => Promise<MailPreview>

/** The mail sent with a new status: from its template, edited by hand, or none. */
export function useStatusMail(
  id: string,
  now: Application['status'],
  next: Application['status'],
  preview: PreviewMail,
) {
  const needed = now !== next
  const [send, setSend] = useState(true)
  const [edited, setEdited] = useState<(StatusMail & { status: Application['status'] }) | null>(null)
  const [looked, setLooked] = useState<StatusMail | null>(null)
  const template = useQuery({
    queryKey: ['application-mail', id, next],
    queryFn: () => preview(id, { status: next }),
    enabled: needed,
    // The template may have been edited since.
    gcTime: 0,
    retry: false,
  })
  const own = edited?.status === next ? edited : null
  const texts = own ?? template.data
  const shown = useQuery({
    queryKey: ['application-mail', id, next, looked],
    queryFn: () => preview(id, { status: next, ...looked }),
    enabled: needed && looked !== null,
    retry: false,
  })
  const mail = texts ? { subject: texts.subject, body: texts.body } : null

  function edit(change: Partial<StatusMail>) {
    if (!mail) return
    const { subject, body } = { ...mail, ...change }
    const isTemplate = subject === template.data?.subject && body === template.data.body
    setEdited(isTemplate ? null : { subject, body, status: next })
  }

  return {
    needed,
    send,
    setSend,
    mail,
    template,
    shown: looked === null ? null : shown,
    /** The mail to send with the change; undefined while it is wanted but incomplete. */
    outgoing: needed && send ? (mail ?? undefined) : null,
    /** Also with a text that was written for another status: it is shown again once that one is chosen. */
    isDirty: edited !== null || (needed && !send),
    edit,
    look: () => setLooked(mail),
  }
}

export type StatusMailState = ReturnType<typeof useStatusMail>
