import type { ChatAudience, ChatMessage, ChatState } from '@trusswell/domain/chat.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { session } from '../../lib/session/browser-session.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { DrawingImage } from '../../illustrations/drawing-image.tsx'
import noMessages from '../../illustrations/scenes/no-messages.tsx?drawing'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Announcer } from './announcer.tsx'
import { ChatHead, type ChatHeadProps } from './chat-head.tsx'
import { ChatSearch } from './chat-search.tsx'
import { chatKey } from './chat-source.ts'
import { Composer, type ComposerHandle } from './composer.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { ImageViewer } from '../../ui/image-viewer.tsx'
import { NoAnswerNeeded } from './no-answer-needed.tsx'
import { LoadFailure, OlderMessages } from './older-messages.tsx'
import { PeopleCard } from './people-card.tsx'
import { readByOthers } from './read-by.ts'
import { Thread } from './thread.tsx'
import { Transcript } from './transcript.tsx'
import { TroubleBanner } from './trouble-banner.tsx'
import { TypingLine } from './typing-line.tsx'
import { useActiveMessage } from './use-active-message.ts'
import { useChat } from './use-chat.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useLinkedMessage } from './use-linked-message.ts'
import { useMessageActions, type Trouble } from './use-message-actions.ts'
import { usePhoneSpace } from './use-phone-space.ts'
import { showMessage, useThread } from './use-thread.ts'
import './chat.css'

type ConversationProps = {
  projectId: string
  audience: ChatAudience
  user: { id: string; name: string }
  state: ChatState | undefined
  rooms: ChatHeadProps['rooms']
  /** Below the people. */
  aside: ReactNode
  /** For staff. */
  onCreateTask: ((message: ChatMessage) => void) | null
}

export function Conversation(props: ConversationProps) {
  const { projectId, audience, user, state, rooms, aside, onCreateTask } = props
  const you = user.id
  const chat = useChat({ projectId, audience, user })
  const { client, snapshot } = chat
  const { room, connection, loadError } = snapshot
  const composer = useRef<ComposerHandle>(null)
  const panel = useRef<HTMLElement>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const { isOver, handlers } = useFileDrop((files) => composer.current?.attach(files))
  const [isSearching, setSearching] = useState(false)
  const searchButton = useRef<HTMLButtonElement>(null)
  const thread = useThread(chat, you)
  const { messages, unsent, unread } = thread
  const { actions, editingId, activeId, deleting, viewed, closeViewed } = useMessageActions({
    chat,
    composer,
    showMessage: (id) => void showMessage(client, thread.scroll, id),
    onCreateTask,
    onTrouble: setTrouble,
  })
  const active = useActiveMessage({ messages, activeId, actions, composer })
  usePhoneSpace(panel)
  useLinkedMessage(thread.isPlaced, actions.goTo)
  useFollow({ projectId, audience, unread: room.loaded && unread, connection })

  const people = useMemo(() => state?.people ?? [], [state])
  const names = useMemo(
    () => new Map([...people.map(({ id, name }) => [id, name] as const), [you, user.name]]),
    [people, you, user.name],
  )
  const readBy = useMemo(() => readByOthers(room, messages, you), [room, messages, you])
  const refused = unsent.find((entry) => entry.state === 'failed' && entry.problem !== null)
  const isOffline = connection !== 'live' && connection !== 'connecting'
  const isNote = audience === 'internal'

  const discard = useCallback(
    (cid: string) => {
      client.discard(cid)
      composer.current?.takeFocus()
    },
    [client],
  )

  if (connection === 'no-access')
    return (
      <section ref={panel} className="ui-card chat-panel">
        <EmptyState>You no longer have access to this conversation.</EmptyState>
      </section>
    )
  return (
    <div className="chat-grid">
      <section
        ref={panel}
        className="ui-card chat-panel"
        data-audience={audience}
        data-over={isOver ? '' : undefined}
        aria-label={isNote ? 'Internal notes' : 'Messages'}
        {...handlers}
      >
        <ChatHead
          audience={audience}
          rooms={rooms}
          actions={
            <div className="chat-actions">
              <Transcript projectId={projectId} audience={audience} />
              <IconButton
                ref={searchButton}
                size="small"
                label="Search messages"
                icon={<Search aria-hidden="true" />}
                aria-expanded={isSearching}
                onClick={() => setSearching(!isSearching)}
              />
            </div>
          }
        />
        <NoAnswerNeeded
          projectId={projectId}
          waiting={state?.unanswered}
          onMarked={() => composer.current?.takeFocus()}
        />
        {isSearching && (
          <ChatSearch
            source={chat.source}
            you={you}
            onGo={(id) => {
              setSearching(false)
              actions.goTo(id)
            }}
            onClose={() => {
              setSearching(false)
              searchButton.current?.focus()
            }}
          />
        )}
        <ConnectionNotice connection={connection} />
        {room.loaded ? (
          <Thread
            attach={thread.scroll.attach}
            watch={thread.scroll.watch}
            label={isNote ? 'Internal notes, oldest first' : 'Messages, oldest first'}
            room={room}
            blocks={thread.blocks}
            outbox={unsent}
            you={you}
            names={names}
            activeId={active.id}
            chosenId={activeId}
            editingId={editingId}
            readBy={readBy}
            actions={actions}
            isOffline={isOffline}
            isAtEnd={thread.isAtEnd}
            unread={unread}
            top={
              messages.length + unsent.length === 0 ? (
                <EmptyState figure={<DrawingImage drawing={noMessages} />}>
                  {isNote
                    ? 'No internal notes yet. Only staff can read what is written here.'
                    : 'No messages yet. Write the first one below.'}
                </EmptyState>
              ) : (
                <OlderMessages snapshot={snapshot} onLoad={() => void client.loadOlder()} />
              )
            }
            onRetry={client.retry}
            onDiscard={discard}
            onEnd={thread.scroll.toEnd}
            onMove={active.move}
          />
        ) : (
          <div className="chat-thread chat-waiting">
            {loadError ? (
              <LoadFailure error={loadError} onRetry={client.wake} />
            ) : (
              <Skeleton lines={9} label="Loading messages" />
            )}
          </div>
        )}
        <TypingLine typing={room.typing} />
        <TroubleBanner
          trouble={
            trouble ?? (refused ? { message: 'Failed to send message', detail: refused.problem ?? '' } : null)
          }
          onDismiss={trouble ? () => setTrouble(null) : undefined}
        />
        <Composer
          ref={composer}
          chat={chat}
          audience={audience}
          you={you}
          people={people}
          onUploadFailed={(detail) => setTrouble({ message: 'Failed to upload file', detail })}
          onSent={() => {
            setTrouble(null)
            thread.scroll.toEnd()
          }}
          onEditLast={() => {
            const last = messages.findLast(
              ({ sender_id, deleted_at }) => sender_id === you && deleted_at === null,
            )
            if (last) actions.edit(last)
          }}
        />
        {isOver && (
          <p className="chat-drop" aria-hidden="true">
            Drop files to attach them
          </p>
        )}
      </section>
      <aside className="chat-aside" aria-label="About this conversation">
        {state && <PeopleCard people={people} present={room.present} you={you} />}
        {aside}
      </aside>
      <Announcer
        messages={room.loaded ? messages : null}
        you={you}
        failed={isOffline && unsent.length > 0 ? 'Not sent, no connection' : null}
      />
      <ConfirmDialog
        title="Delete message"
        message="Are you sure you want to delete this message?"
        confirmLabel="Delete message"
        isOpen={deleting.message !== null}
        pending={deleting.isPending}
        onConfirm={() => void deleting.confirm()}
        onCancel={deleting.cancel}
      />
      {viewed && <ImageViewer file={viewed} onClose={closeViewed} />}
    </div>
  )
}

type Followed = {
  projectId: string
  audience: ChatAudience
  unread: number | null
  connection: ReturnType<typeof useChat>['snapshot']['connection']
}

/** Updates the rest of the page when the unread count or the connection changes. */
function useFollow({ projectId, audience, unread, connection }: Followed) {
  const queries = useQueryClient()
  useEffect(() => {
    if (unread === null) return
    queries.setQueryData<ChatState>(
      [...chatKey(projectId), audience],
      (known) => known && { ...known, unread },
    )
  }, [queries, projectId, audience, unread])
  useEffect(() => {
    // Reloads the page's data, which shows what the person may still see.
    if (connection === 'no-access') void queries.invalidateQueries({ queryKey: ['projects', projectId] })
    if (connection === 'signed-out') void session.refresh()
  }, [queries, projectId, connection])
}
