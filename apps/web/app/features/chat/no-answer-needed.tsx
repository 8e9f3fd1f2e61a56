import type { ChatState } from '@trusswell/domain/chat.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'
import { chatKey, chatSource } from './chat-source.ts'
import './no-answer-needed.css'

type NoAnswerNeededProps = {
  projectId: string
  waiting: ChatState['unanswered'] | undefined
  /** The button is removed then. */
  onMarked: () => void
}

/** For staff: how long the client has been waiting, and a button to say that no answer is needed. */
export function NoAnswerNeeded({ projectId, waiting, onMarked }: NoAnswerNeededProps) {
  const queries = useQueryClient()
  const mark = useMutation({
    mutationFn: (id: string) => chatSource(projectId, 'everyone').needsNoAnswer(id),
    onSuccess({ unanswered }) {
      queries.setQueryData<ChatState>(
        [...chatKey(projectId), 'everyone'],
        (known) => known && { ...known, unanswered },
      )
      void queries.invalidateQueries({ queryKey: ['projects', 'overview'] })
      showSuccess('Marked as needing no answer')
      onMarked()
    },
    onError: (error) => showFailure(error, 'Failed to mark the message'),
  })
  if (!waiting) return null
  return (
    <div className="chat-unanswered">
      <p>
        Unanswered since <Moment at={waiting.since} />
      </p>
      <Button
        tone="quiet"
        size="small"
        pending={mark.isPending}
        pendingLabel="Saving…"
        onClick={() => mark.mutate(waiting.newest_id)}
      >
        No answer needed
      </Button>
    </div>
  )
}
