import { useState } from 'react'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import type { FieldErrors } from '../../../lib/forms/field-errors.ts'
import { createKeyPerContent } from '../../../lib/forms/key-per-content.ts'
import type { Difference } from '../parts/two-versions.tsx'
import { useTypedForm } from '../parts/use-typed-form.ts'

export type Parsed<Body> = { body: Body } | { errors: FieldErrors }

type Options<Name extends string, Body, Row extends { version: number }> = {
  /** Null for a new one. */
  row: Row | null
  labels: Record<Name, string>
  valuesOf: (row: Row | null) => Record<Name, string>
  /** The words for a stored value, where both versions are shown. */
  wordOf?: (name: Name, value: string) => string
  parse: (values: Record<Name, string>) => Parsed<Body>
  save: (body: Body, version: number, key: string) => Promise<Row>
  onSaved: (row: Row) => void
  failed: string
}

type Failure = { message: string; requestId: string | undefined }

/** A form over one row. When somebody else was faster, both versions are shown and the person chooses. */
export function useWorkForm<Name extends string, Body, Row extends { version: number }>(
  options: Options<Name, Body, Row>,
) {
  const { row, labels, valuesOf, wordOf = (_, value) => value, parse, save, onSaved, failed } = options
  const form = useTypedForm(valuesOf(row))
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const [version, setVersion] = useState(row?.version ?? 0)
  const [theirs, setTheirs] = useState<Row | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [pending, setPending] = useState(false)

  async function submit(over = version) {
    setFailure(null)
    const parsed = parse(form.values)
    if ('errors' in parsed) return form.refuse(parsed.errors)
    setPending(true)
    try {
      onSaved(await save(parsed.body, over, keyOf(parsed.body)))
    } catch (error) {
      tell(error)
    } finally {
      setPending(false)
    }
  }

  function tell(error: unknown) {
    const known = error instanceof ApiError ? error : null
    if (known?.code === 'stale_version' && known.current) return setTheirs(known.current as Row)
    if (known && Object.keys(known.fields).length > 0) return form.refuse(known.fields)
    setFailure({ message: messageOf(error, failed), requestId: known?.requestId })
  }

  function differences(): Difference[] {
    const others = valuesOf(theirs)
    const names = Object.keys(labels) as Name[]
    return names
      .filter((name) => others[name] !== form.values[name])
      .map((name) => ({
        label: labels[name],
        mine: wordOf(name, form.values[name]),
        theirs: wordOf(name, others[name]),
      }))
  }

  return {
    ...form,
    failure,
    pending,
    onSubmit: () => void submit(),
    conflict: theirs && {
      differences: differences(),
      onMine() {
        setVersion(theirs.version)
        setTheirs(null)
        void submit(theirs.version)
      },
      onTheirs() {
        setVersion(theirs.version)
        form.replace(valuesOf(theirs))
        setTheirs(null)
      },
    },
  }
}

/** Of the parts that a dialog's frame needs. */
export type WorkForm = Pick<
  ReturnType<typeof useWorkForm>,
  'form' | 'failure' | 'pending' | 'onSubmit' | 'conflict'
>
