/** A multipart form with one file, if there is one. */
export function formWithFile(fields: Record<string, string>, name: string, file: File | null): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  // Last, so that whoever reads the stream knows everything else by then.
  if (file) form.set(name, file, file.name)
  return form
}
