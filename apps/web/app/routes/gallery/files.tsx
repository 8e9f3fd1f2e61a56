import { useState } from 'react'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FileItem } from '../../ui/file-item.tsx'
import { Item } from './item.tsx'

export function Files() {
  return (
    <>
      <Item id="file-drop" title="File drop">
        <ResumeDrop />
        <FileDrop label="Drawings" multiple optional onFiles={() => undefined} />
      </Item>
      <Item id="file-item" title="File on its way">
        <FileItem
          name="site-survey-kondapur.pdf"
          size={1_992_294}
          sent={1_258_291}
          onCancel={() => undefined}
        />
        <FileItem name="load-schedule.xlsx" size={348_160} onCancel={() => undefined} />
        <FileItem
          name="a-very-long-file-name-that-somebody-exported-from-a-drawing-programme-rev-C-final-final.dwg"
          size={14_260_633}
          error="The upload was interrupted"
          onRetry={() => undefined}
          onCancel={() => undefined}
        />
      </Item>
    </>
  )
}

function ResumeDrop() {
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  return (
    <FileDrop
      label="Resume"
      hint="Max file size: 5MB (PDF or Word document)"
      accept=".pdf,.doc,.docx"
      maxBytes={5 * 1024 * 1024}
      error={error}
      onFiles={([first]) => {
        setError(undefined)
        setFile(first ?? null)
      }}
      onRefused={(_, problem) =>
        setError(problem === 'type' ? 'Please choose a PDF or Word document' : 'The file is larger than 5 MB')
      }
    >
      {file && <FileItem name={file.name} size={file.size} onCancel={() => setFile(null)} />}
    </FileDrop>
  )
}
