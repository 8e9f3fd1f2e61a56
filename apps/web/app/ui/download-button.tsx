import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { wasCancelled } from '../lib/api/was-cancelled.ts'
import { saveFile } from '../lib/save-file.ts'
import { Button } from './button.tsx'
import { showFailure } from './outcome-toast.ts'

type DownloadButtonProps = { load: () => Promise<Blob>; name: string; children: string }

/** Fetches a file and saves it. After a link's refusal a browser only says that the download failed. */
export function DownloadButton({ load, name, children }: DownloadButtonProps) {
  const file = useMutation({
    mutationFn: load,
    onSuccess: (loaded) => saveFile(loaded, name),
    onError: (error) => {
      if (!wasCancelled(error)) showFailure(error, 'The download failed. Please try again.')
    },
  })
  return (
    <Button
      tone="secondary"
      icon={<Download aria-hidden="true" />}
      pending={file.isPending}
      pendingLabel="Preparing…"
      onClick={() => file.mutate()}
    >
      {children}
    </Button>
  )
}
