import { type RefObject, useEffect, useRef } from 'react'

/** After navigation inside the site the focus starts at the new page, as after a page load. */
export function useFocusOnNewPage(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [main, pathname])
}
