import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { DeleteAccount } from './delete-account.tsx'

export function DataCard() {
  const [deleting, setDeleting] = useState(false)
  return (
    <Card title="Your data">
      <div className="account-line">
        <p className="account-note">A copy of all the data in your account, as one file.</p>
        <a className={buttonClass({ tone: 'secondary' })} href="/api/me/export" download="my-data.json">
          <Download aria-hidden="true" />
          Download my data
        </a>
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
