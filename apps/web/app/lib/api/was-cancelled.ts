import { ApiError } from './api-error.ts'

/** The dialog that asks for the password was closed; that needs no message. */
export const wasCancelled = (error: unknown) => error instanceof ApiError && error.code === 'reauth_required'
