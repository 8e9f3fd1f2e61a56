import type { ReactNode } from 'react'
import { errorOf } from '../lib/api/answer-of.ts'
import { noAnswer } from '../lib/api/api-error.ts'
import { saveFile } from '../lib/save-file.ts'
import { buttonClass } from './button-class.ts'
import { showFailure } from './outcome-toast.ts'

type DownloadLinkProps = { href: string; name: string; children: ReactNode }

/** A link to a file that is fetched first, so that a refusal is shown: a browser only says that the download failed. */
export function DownloadLink({ href, name, children }: DownloadLinkProps) {
  return (
    <a
      className={buttonClass({ tone: 'secondary' })}
      href={href}
      download={name}
      onClick={(event) => {
        event.preventDefault()
        fetchFile(href).then(
          (file) => saveFile(file, name),
          (error: unknown) => showFailure(error, 'The download failed. Please try again.'),
        )
      }}
    >
      {children}
    </a>
  )
}

async function fetchFile(href: string): Promise<Blob> {
  const answer = await fetch(href).catch(() => {
    throw noAnswer()
  })
  if (answer.ok) return answer.blob()
  throw errorOf(answer.status, await answer.json().catch(() => null))
}
