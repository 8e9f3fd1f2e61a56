import { isRouteErrorResponse } from 'react-router'

export function errorMessage(error: unknown): string {
  return messageOf(error) || 'An unexpected error occurred'
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return typeof error.data === 'string' ? error.data : error.statusText
  return error instanceof Error ? error.message : ''
}
