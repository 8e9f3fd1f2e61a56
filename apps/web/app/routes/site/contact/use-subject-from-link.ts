import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { knownSubjects } from '../../../content/contact.ts'

/** In the browser, because the page that everybody gets knows no query. Never over what was typed. */
export function useSubjectFromLink(form: RefObject<HTMLFormElement | null>): void {
  const { search } = useLocation()
  useEffect(() => {
    const subject = knownSubjects[new URLSearchParams(search).get('subject') ?? '']
    const field = form.current?.querySelector<HTMLInputElement>('[name=subject]')
    if (subject && field?.value === '') field.value = subject
  }, [search, form])
}
