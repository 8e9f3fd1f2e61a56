import { Copy, Download } from 'lucide-react'
import { useCompany } from '../../lib/document/site-data.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'

export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { name } = useCompany()
  const text = codes.join('\n')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showSuccess('The recovery codes are copied')
    } catch {
      showFailure(null, 'The codes couldn’t be copied. Download them instead.')
    }
  }
  return (
    <div className="account-form">
      <p>
        Two-factor authentication is on. If you don’t have your phone, use one of these codes to sign in. Each
        works once. We won’t show them again.
      </p>
      <ul className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="recovery-actions">
        <Button tone="secondary" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          Copy
        </Button>
        <a
          className={buttonClass({ tone: 'secondary' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={`${name.toLowerCase().replaceAll(/\W+/g, '-')}-recovery-codes.txt`}
        >
          <Download aria-hidden="true" />
          Download
        </a>
        <Button onClick={onDone}>I’ve saved them</Button>
      </div>
    </div>
  )
}
