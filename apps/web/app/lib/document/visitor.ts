import { createContext } from 'react-router'
import { captureError } from '../capture-error.ts'

/** On whose behalf `web` calls the API; the values come from the edge. */
export type Visitor = {
  apiUrl: string
  siteUrl: string
  /** Every page of a demo installation says what it is. */
  demo: boolean
  /** Invented people, numbers and addresses are shown; never in production, except in a demo. */
  samples: boolean
  requestId?: string
  address?: string
  /** Writes to the log what went wrong while this visitor was answered. */
  capture: (error: unknown) => void
}

// The fallback serves development, where no server of ours is in front of the routes.
export const visitorContext = createContext<Visitor>({
  apiUrl: 'http://127.0.0.1:5002',
  siteUrl: 'http://127.0.0.1:3000',
  demo: false,
  samples: true,
  capture: captureError,
})
