import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { Ellipsis, ListPlus, Pencil, Reply, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import type { MessageActions } from './message-actions.ts'

type MessageToolsProps = {
  message: ChatMessage
  own: boolean
  /** Tab goes to the tools of one message, not of thousands. */
  active: boolean
  /** Its tools are open on a screen that is touched. */
  chosen: boolean
  actions: MessageActions
}

export const MessageTools = memo(function MessageTools(props: MessageToolsProps) {
  const { message, own, active, chosen, actions } = props
  const tabIndex = active ? 0 : -1
  return (
    <>
      {/* Only where nothing hovers. */}
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
