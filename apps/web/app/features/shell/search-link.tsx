import { Search } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'

const SearchDialog = lazy(() => import('./search-dialog.tsx'))

/** Links to the search page; after hydration it opens a dialog instead, as Ctrl+K and Cmd+K do. */
export function SearchLink() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)
      if (!isShortcut || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen((now) => !now)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <Link
        className="site-search seek"
        to="/search"
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
      >
        <Search aria-hidden="true" />
      </Link>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
