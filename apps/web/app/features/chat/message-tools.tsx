import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { Ellipsis, ListPlus, Pencil, Reply, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import type { MessageActions } from './message-actions.ts'

type MessageToolsProps = {
  message: ChatMessage
  own: boolean
  /** Only one message's tools are in the tab order, because there may be thousands. */
  active: boolean
  /** The tools are open on a touch screen. */
  chosen: boolean
  actions: MessageActions
}

export const MessageTools = memo(function MessageTools(props: MessageToolsProps) {
  const { message, own, active, chosen, actions } = props
  const tabIndex = active ? 0 : -1
  return (
    <>
      {/* Only on devices without hover. */}
      <IconButton
        size="small"
        className="chat-more"
        label="Message actions"
        icon={<Ellipsis aria-hidden="true" />}
        aria-expanded={chosen}
        tabIndex={tabIndex}
        onClick={() => actions.activate(message.id)}
      />
      <div className="chat-tools">
        <IconButton
          size="small"
          label="Reply to message"
          icon={<Reply aria-hidden="true" />}
          tabIndex={tabIndex}
          onClick={() => actions.reply(message)}
        />
        {actions.createTask && (
          <IconButton
            size="small"
            label="Create task from message"
            icon={<ListPlus aria-hidden="true" />}
            tabIndex={tabIndex}
            onClick={() => actions.createTask?.(message)}
          />
        )}
        {own && (
          <>
            <IconButton
              size="small"
              label="Edit message"
              icon={<Pencil aria-hidden="true" />}
              tabIndex={tabIndex}
              onClick={() => actions.edit(message)}
            />
            <IconButton
              size="small"
              className="chat-tool-delete"
              label="Delete message"
              icon={<Trash2 aria-hidden="true" />}
              tabIndex={tabIndex}
              onClick={() => actions.askDelete(message)}
            />
          </>
        )}
      </div>
    </>
  )
})
