import { createContext } from 'react'

/** Set while a page is rendered on the server; see defer-scripts.ts. */
export const MarkContext = createContext<string | undefined>(undefined)
