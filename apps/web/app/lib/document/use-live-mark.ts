import { useEffect } from 'react'

declare global {
  interface Document {
    /** The last button that was pressed before React was there to answer; stored by the boot script. */
    pressed?: HTMLElement | null
  }
}

/** Says that the page is hydrated, and answers the press that came too early. */
export function useLiveMark(): void {
  useEffect(() => {
    const root = document.documentElement
    if (root.dataset['live'] !== undefined) return
    root.dataset['live'] = 'yes'
    document.pressed?.click()
    document.pressed = null
  }, [])
}
