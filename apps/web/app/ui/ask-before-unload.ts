import { useBeforeUnload } from 'react-router'

/** The browser asks before the window is closed or reloaded with unsaved input. */
export const useAskBeforeUnload = (isDirty: boolean): void =>
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault()
  })
