/** The names of the files in `public/og`, put here by the build. */
declare const __SOCIAL_PICTURES__: readonly string[]

/** `/services/civil-works` has `/og/civil-works.png` where it was drawn, else the picture of the company. */
export function socialPicture(path: string): string {
  const slug = path.split('/').at(-1) ?? ''
  return __SOCIAL_PICTURES__.includes(`${slug}.png`) ? `/og/${slug}.png` : '/og/default.png'
}
