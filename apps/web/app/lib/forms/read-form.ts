import { data } from 'react-router'

/** The fields of a posted form; other content types are refused here, before the route's own code runs. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? ''
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)
  if (!isForm) throw data('Please send the form from its page.', { status: 415 })
  try {
    return await request.formData()
  } catch {
    throw data('The form couldn’t be read.', { status: 400 })
  }
}
