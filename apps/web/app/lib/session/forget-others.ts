import { forgetOtherValues } from './personal-storage.ts'

/** Removes drafts and photos of other people, whose session ended on this computer without signing out. */
export async function forgetOthers(userId: string): Promise<void> {
  // A photo always belongs to a draft or an unsent entry.
  if (!forgetOtherValues(userId)) return
  const { forgetOtherBlobs } = await import('./personal-blobs.ts')
  await forgetOtherBlobs(userId)
}
