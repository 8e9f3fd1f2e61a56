export function captureError(error: unknown): void {
  console.error('Error captured:', error)
}
