import { type FormEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, get, type Path, type PathValue } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import { createKeyPerContent } from './key-per-content.ts'
import { type LeafName, type LeafValue, leavesOf } from './leaf-values.ts'
import { useApiForm } from './use-api-form.ts'

export type Difference = { label: string; mine: string; theirs: string }

type SaveRequest<Body, Row> = {
  /** The row that the form was last based on. */
  row: Row | null
  body: Body
  /** Only fields that differ from the row, so that a colleague's change to another field isn't overwritten. */
  changes: { [Field in keyof Body]?: Exclude<Body[Field], undefined> }
  version: number
  /** For a new row: the same content has the same key. */
  key: string
  /** Tells the form of a row that was stored, where a further request may fail: the next try then edits this row. */
  onStored: (row: Row) => void
}

type Options<Values extends FieldValues, Body extends object, Row> = {
  /** Null for a new row. */
  row: Row | null
  valuesOf: (row: Row | null) => Values
  /** Preset before the form was opened. */
  chosen?: Partial<Values>
  labels: Record<LeafName<Values>, string>
  /** Formats a value where both versions are shown. */
  wordOf?: (name: LeafName<Values>, value: LeafValue<Values>) => string
  schema: z.ZodType<Body> | ((row: Row | null) => z.ZodType<Body>)
  save: (request: SaveRequest<Body, Row>) => Promise<Row>
  onSaved: (row: Row) => void
  /** Receives errors that don't belong to a field. Without it the form exposes them as `failure`. */
  onFailed?: (error: unknown) => void
  /** The default message for an answer without one. */
  failed?: string
}

/**
 * A form over one versioned row. If a colleague saved first, unchanged fields take the new values, changed fields
 * stay as typed, and both versions of those are shown.
 */
export function useRowForm<Values extends FieldValues, Body extends object, Row extends { version: number }>(
  options: Options<Values, Body, Row>,
) {
  const { row, valuesOf, chosen, labels, wordOf = inWords, schema, save, onSaved, onFailed, failed } = options
  const [base, setBase] = useState(row)
  const [conflict, setConflict] = useState<{ message: string; differences: Difference[] } | null>(null)
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const { form, onSubmit, ...api } = useApiForm<Values, Body, Row>({
    schema: typeof schema === 'function' ? schema(base) : schema,
    defaults: { ...valuesOf(row), ...chosen } as DefaultValues<Values>,
    send: (body) =>
      save({
        row: base,
        body,
        changes: changesIn(body),
        version: base?.version ?? 0,
        key: keyOf(body),
        onStored: setBase,
      }),
    onSent: onSaved,
    onError: showConflict,
    onFailed,
    ...(failed === undefined ? {} : { fallback: failed }),
  })

  type Leaf = [LeafName<Values>, LeafValue<Values>]

  /** Names and values that differ from the row. */
  function touched() {
    const before = valuesOf(base)
    const leaves = leavesOf(form.getValues()) as Leaf[]
    return leaves.filter(([name, value]) => !isSame(value, get(before, name)))
  }

  function changesIn(body: Body) {
    const names: string[] = touched().map(([name]) => name.split('.', 1)[0]!)
    const changed = Object.entries(body).filter(
      ([name, value]) => names.includes(name) && value !== undefined,
    )
    return Object.fromEntries(changed) as SaveRequest<Body, Row>['changes']
  }

  function showConflict(error: unknown): boolean {
    if (!(error instanceof ApiError && error.code === 'stale_version' && error.current)) return false
    const current = error.current as Row
    const theirs = valuesOf(current)
    const mine = touched().filter(([name, value]) => !isSame(value, get(theirs, name)))
    takeOver(current, mine)
    setConflict({
      message: error.message,
      differences: mine.map(([name, value]) => ({
        label: labels[name],
        mine: wordOf(name, value),
        theirs: wordOf(name, get(theirs, name) as LeafValue<Values>),
      })),
    })
    return true
  }

  /** Bases the form on another version of the row; `mine` stays as typed. */
  function takeOver(next: Row, mine: Leaf[]) {
    form.reset(valuesOf(next))
    for (const [name, value] of mine)
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    setBase(next)
  }

  function submit(event?: FormEvent) {
    setConflict(null)
    onSubmit(event)
  }

  return {
    ...api,
    form,
    /** The row's version that the form was last based on. */
    base,
    onSubmit: submit,
    touched,
    /** Shows another version of the row and discards what was typed. */
    showRow: (next: Row) => {
      form.reset(valuesOf(next))
      setBase(next)
      setConflict(null)
    },
    /**
     * Takes over a version that the person's own action made, for example a reply. What was typed stays. If a colleague changed
     * one of those fields as well, saving shows both versions.
     */
    mergeRow: (next: Row) => {
      const [before, after] = [valuesOf(base), valuesOf(next)]
      const mine = touched()
      if (mine.some(([name]) => !isSame(get(before, name), get(after, name)))) return
      takeOver(next, mine)
      setConflict(null)
    },
    conflict: conflict && {
      ...conflict,
      /** Returns to the form with the changes of both people. */
      onClose: () => setConflict(null),
      onTheirs: () => {
        form.reset(valuesOf(base))
        setConflict(null)
      },
    },
  }
}

// Fields hold strings, numbers, booleans and lists of these.
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export function inWords(_name: string, value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
