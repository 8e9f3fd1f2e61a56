import { useEffect, useRef, type ChangeEvent } from 'react'
import { Form, useLocation, useNavigation, useSearchParams } from 'react-router'
import { SearchField } from './search-field.tsx'
import { withParam } from './url-params.ts'

type UrlSearchFieldProps = { label: string; param?: string; cursorParam?: string; className?: string }

export function UrlSearchField({
  label,
  param = 'q',
  cursorParam = 'cursor',
  className,
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
  // A link followed right after typing leaves the list; the pending search must not navigate back.
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const destination = next?.pathname ?? pathname
  useEffect(() => {
    if (destination !== pathname) clearTimeout(timer.current)
  }, [destination, pathname])

  function type(event: ChangeEvent<HTMLInputElement>) {
    const value = event.target.value.trim()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setParams((now) => withParam(withParam(now, param, value), cursorParam, null), {
        replace: true,
        preventScrollReset: true,
      })
    }, 250)
  }

  return (
    <Form role="search" {...(className ? { className } : {})}>
      {[...params].map(([name, value]) =>
        name === param || name === cursorParam ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <SearchField ref={input} label={label} name={param} defaultValue={current} onChange={type} />
    </Form>
  )
}
