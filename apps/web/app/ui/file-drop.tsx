import { Upload } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
} from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { fileProblem, type FileRules } from './file-accepts.ts'

type FileDropProps = FieldTexts &
  FileRules &
  Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange'> & {
    onFiles: (files: File[]) => void
    onRefused?: (file: File, problem: 'type' | 'size') => void
    children?: ReactNode
  }

export function FileDrop(props: FileDropProps) {
  const {
    label,
    hint,
    error,
    optional,
    accept,
    maxBytes,
    onFiles,
    onRefused,
    children,
    className,
    id,
    ...input
  } = props
  const [over, setOver] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  function take(list: FileList | null) {
    const files = [...(list ?? [])].slice(0, input.multiple ? undefined : 1)
    const problems = files.map((file) =>
      fileProblem(file, { ...(accept ? { accept } : {}), ...limit(maxBytes) }),
    )
    files.forEach((file, at) => problems[at] && onRefused?.(file, problems[at]))
    const good = files.filter((_, at) => !problems[at])
    if (good.length > 0) onFiles(good)
  }

  // The native input works before the script is loaded.
  const takeEarly = useEffectEvent(() => take(box.current?.querySelector('input')?.files ?? null))
  useEffect(() => takeEarly(), [])

  function drop(event: DragEvent<HTMLElement>) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => (
        <>
          <div
            ref={box}
            className="ui-drop"
            data-over={over ? '' : undefined}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <Upload aria-hidden="true" className="ui-drop-mark" />
            <span aria-hidden="true">
              Drop {input.multiple ? 'files' : 'a file'} here or{' '}
              <u>choose {input.multiple ? 'them' : 'one'}</u>
            </span>
            <input
              {...input}
              {...control}
              {...(accept ? { accept } : {})}
              type="file"
              onChange={(event) => take(event.target.files)}
            />
          </div>
          {children && <div className="ui-files">{children}</div>}
        </>
      )}
    </Field>
  )
}

function limit(maxBytes: number | undefined) {
  return maxBytes === undefined ? {} : { maxBytes }
}
