import { Button } from './button.tsx'

type DiscardQuestionProps = { onKeep: () => void; onDiscard: () => void }

/** In the footer of a dialog, in place of its buttons. */
export const DiscardQuestion = ({ onKeep, onDiscard }: DiscardQuestionProps) => (
  <>
    <p role="alert">Discard your changes?</p>
    <Button tone="secondary" onClick={onKeep} autoFocus>
      Keep editing
    </Button>
    <Button tone="danger" onClick={onDiscard}>
      Discard changes
    </Button>
  </>
)
