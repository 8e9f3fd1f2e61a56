import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** In the browser, because the cached page ignores the query. Never overwrites typed text. */
export function useSubjectFromLink(
  form: RefObject<HTMLFormElement | null>,
  subjects: Readonly<Record<string, string>>,
): void {
  const { search } = useLocation()
  useEffect(() => {
    const wanted = new URLSearchParams(search).get('subject') ?? ''
    const subject = Object.hasOwn(subjects, wanted) ? subjects[wanted] : undefined
    const field = form.current?.querySelector<HTMLInputElement>('[name=subject]')
    if (subject && field?.value === '') field.value = subject
  }, [search, form, subjects])
}
