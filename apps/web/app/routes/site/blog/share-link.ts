import { showToast } from '../../../ui/toast.ts'

export async function shareLink(title: string): Promise<void> {
  const url = window.location.origin + window.location.pathname
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // Closing the dialog counts as an answer. Any other error falls back to the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Link copied', description: 'Paste it wherever you like.', tone: 'ok' })
  } catch {
    showToast({ title: 'The link couldn’t be copied', description: url, tone: 'warn' })
  }
}
