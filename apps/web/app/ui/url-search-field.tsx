import { useEffect, useRef, type ChangeEvent, type KeyboardEvent } from 'react'
import { Form, useLocation, useNavigation, useSearchParams } from 'react-router'
import { focusFoundRow } from './lists/row-keys.ts'
import { SearchField } from './search-field.tsx'
import { withParam } from './url-params.ts'

type UrlSearchFieldProps = {
  label: string
  /** What the search looks at, as the tooltip: the field on a phone is too short for it. */
  hint?: string | undefined
  param?: string
  cursorParam?: string
  className?: string
  /** Arrow down and Enter lead from the field to the first row that was found. */
  leadsToRows?: boolean
}

export function UrlSearchField({
  label,
  hint,
  param = 'q',
  cursorParam = 'cursor',
  className,
  leadsToRows = false,
}: UrlSearchFieldProps) {
  const [params, setParams] = useSearchParams()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const current = params.get(param) ?? ''

  // Back and Forward can change the URL while the field has unsaved text.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = current
  }, [current])
  useEffect(() => () => clearTimeout(timer.current), [])
  // Once the list has been asked for what was typed, it also says that it is loading.
  const wantsRow = useRef(false)
  useEffect(() => {
    if (wantsRow.current) focusFoundRow()
    wantsRow.current = false
  }, [current])
  // A link followed right after typing leaves the list; the pending search must not navigate back.
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const destination = next?.pathname ?? pathname
  useEffect(() => {
    if (destination !== pathname) clearTimeout(timer.current)
  }, [destination, pathname])

  const search = (value: string) =>
    setParams(
      (now) => {
        // Includes a filter whose navigation is still loading, because the search replaces that navigation.
        const base = next?.pathname === pathname ? new URLSearchParams(next.search) : now
        return withParam(withParam(base, param, value), cursorParam, null)
      },
      { replace: true, preventScrollReset: true },
    )
  // A dialog opened while the search waits is in the URL by then, and stays in it.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })

  function type(event: ChangeEvent<HTMLInputElement>) {
    const value = event.target.value.trim()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(value), 250)
  }

  function goToRows(event: KeyboardEvent<HTMLInputElement>) {
    if (!leadsToRows || event.nativeEvent.isComposing) return
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    clearTimeout(timer.current)
    const value = event.currentTarget.value.trim()
    if (value === current) return focusFoundRow()
    wantsRow.current = true
    search(value)
  }

  return (
    <Form role="search" {...(className ? { className } : {})}>
      {[...params].map(([name, value]) =>
        name === param || name === cursorParam ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <SearchField
        ref={input}
        label={label}
        title={hint}
        name={param}
        defaultValue={current}
        onChange={type}
        onKeyDown={goToRows}
      />
    </Form>
  )
}
