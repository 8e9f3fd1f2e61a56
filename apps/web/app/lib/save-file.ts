/** Saves a fetched file as a browser download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked later, because the browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
