import type { Application } from '@trusswell/domain/applications.ts'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { drawPage, type PdfPages, readPdf, textOf } from './pdf-pages.ts'
import './resume-preview.css'

type ResumePreviewProps = { href: string; resume: NonNullable<Application['resume']> }

// It must be reachable by keyboard.
const scrolls = { role: 'region', 'aria-label': 'Resume', tabIndex: 0 }

/** The resume as pictures of its pages. Opening it is audited like a download. */
export default function ResumePreview({ href, resume }: ResumePreviewProps) {
  const [read, setRead] = useState<PdfPages | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    let opened: PdfPages | undefined
    readPdf(href, leaving.signal)
      .then((pages) => {
        opened = pages
        if (leaving.signal.aborted) pages.close()
        else setRead(pages)
      })
      .catch(() => !leaving.signal.aborted && setRead('failed'))
    return () => {
      leaving.abort()
      opened?.close()
    }
    // Replaced while the dialog is open, it has the same URL.
  }, [href, resume.name, resume.size, attempt])
  return (
    <div className="resume-preview" {...scrolls}>
      {read === null && <Skeleton lines={12} label="Loading the resume" />}
      {read === 'failed' && (
        <ErrorPanel
          message="The resume can’t be shown here. Please download it instead."
          onRetry={() => {
            setRead(null)
            setAttempt(attempt + 1)
          }}
        />
      )}
      {read !== null && read !== 'failed' && <Pages read={read} href={href} />}
    </div>
  )
}

function Pages({ read: { pages, total }, href }: { read: PdfPages; href: string }) {
  return (
    <>
      {pages.map((page) => (
        <Page key={page.pageNumber} page={page} total={total} />
      ))}
      {total > pages.length && (
        <p>
          Showing {pages.length} of {total} pages.{' '}
          <a className={buttonClass({ tone: 'quiet', size: 'small' })} href={href} download>
            Download all
          </a>
        </p>
      )}
    </>
  )
}

function Page({ page, total }: { page: PdfPages['pages'][number]; total: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    let isHere = true
    textOf(page)
      .then((found) => isHere && setText(found))
      .catch(() => {})
    const stop = canvas.current && drawPage(page, canvas.current, canvas.current.clientWidth)
    return () => {
      isHere = false
      stop?.()
    }
  }, [page])
  return (
    <figure>
      <canvas ref={canvas} aria-hidden="true" />
      <figcaption className="sr-only">
        Page {page.pageNumber} of {total}: {text}
      </figcaption>
    </figure>
  )
}
