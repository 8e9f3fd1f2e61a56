import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api/browser-api.ts'
import { fileOf } from '../../lib/api/file-of.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { DeleteAccount } from './delete-account.tsx'

export function DataCard() {
  const [deleting, setDeleting] = useState(false)
  return (
    <Card title="Your data">
      <div className="account-line">
        <p className="account-note">A copy of all the data in your account, as one file.</p>
        <DownloadButton
          name="my-data.json"
          load={() => fileOf(api.GET('/api/me/export', { parseAs: 'blob' }))}
        >
          Download my data
        </DownloadButton>
      </div>
      <div className="account-line">
        <p className="account-note">Closes your account and signs you out everywhere.</p>
        <Button tone="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </div>
      <DeleteAccount isOpen={deleting} onClose={() => setDeleting(false)} />
    </Card>
  )
}
