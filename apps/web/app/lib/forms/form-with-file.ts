/** A multipart form with one file, if there is one. */
export function formWithFile(fields: Record<string, string>, name: string, file: File | null): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  // Appended last, so that the server has read all fields before the file arrives.
  if (file) form.set(name, file, file.name)
  return form
}
