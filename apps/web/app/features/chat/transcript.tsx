import type { ChatAudience } from '@trusswell/domain/chat.ts'
import { useMutation } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import { todayInIndia } from '../../lib/dates.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorLine } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { chatSource } from './chat-source.ts'

type TranscriptProps = { projectId: string; audience: ChatAudience }

/** Opens the choice of a period for the PDF of the conversation. */
export function Transcript({ projectId, audience }: TranscriptProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        size="small"
        label="Transcript"
        title="Transcript"
        icon={<FileText aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <TranscriptDialog {...{ projectId, audience }} onClose={() => setOpen(false)} />}
    </>
  )
}

function TranscriptDialog({ projectId, audience, onClose }: TranscriptProps & { onClose: () => void }) {
  const [period, setPeriod] = useState<{ from: string | null; to: string | null }>({ from: null, to: null })
  const today = todayInIndia()
  const download = useMutation({
    mutationFn: () => chatSource(projectId, audience).transcript(period),
    onSuccess(file) {
      saveFile(file, `${audience === 'internal' ? 'notes' : 'conversation'}-${today}.pdf`)
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      title="Download transcript"
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button
          icon={<Download aria-hidden="true" />}
          pending={download.isPending}
          pendingLabel="Preparing…"
          onClick={() => download.mutate()}
        >
          Download PDF
        </Button>
      }
    >
      <div className="ui-dialog-form">
        <p>
          Leave both dates empty for the whole conversation. Deleted messages are listed without their text.
        </p>
        <div className="ui-dialog-pair">
          <DatePicker
            label="From"
            optional
            value={period.from}
            maxValue={today}
            onChange={(from) => setPeriod((now) => ({ ...now, from }))}
          />
          <DatePicker
            label="To"
            optional
            value={period.to}
            maxValue={today}
            onChange={(to) => setPeriod((now) => ({ ...now, to }))}
          />
        </div>
        <ErrorLine message={download.error ? problemOf(download.error) : undefined} />
      </div>
    </Dialog>
  )
}

/** A validation error of a date, or the request's error. */
const problemOf = (error: unknown) =>
  (error instanceof ApiError && Object.values(error.fields ?? {})[0]) ||
  messageOf(error, 'Failed to prepare the transcript')
