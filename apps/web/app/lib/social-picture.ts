/** The names of the files in `public/og`, injected by the build. */
declare const __SOCIAL_PICTURES__: readonly string[]

/** `/services/civil-works` has `/og/civil-works.png` if it exists, else the company's image. */
export function socialPicture(path: string): string {
  const slug = path.split('/').at(-1) ?? ''
  return __SOCIAL_PICTURES__.includes(`${slug}.png`) ? `/og/${slug}.png` : '/og/default.png'
}
