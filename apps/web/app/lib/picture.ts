import type { ContentImage } from '../content/shapes.ts'
import type { PictureFiles } from '../../vite-pictures.ts'

/** A picture as a page needs it: every size there is, and where to cut it. */
export type PictureData = {
  alt: string
  width: number
  height: number
  src: string
  avif: string
  webp: string
  /** The point that stays in sight when the picture is cut, as `object-position`. */
  position: string
}
export type LogoData = { src: string; width: number; height: number }

/** The content's image with its built files. A file that isn't there is a mistake in the content. */
export function findPicture(files: PictureFiles['pictures'], image: ContentImage): PictureData {
  const found = files[image.file]
  const largest = found?.webp.at(-1)
  if (!found || !largest) throw new Error(`content/images has no ${image.file}`)
  const setOf = (sizes: typeof found.avif) => sizes.map(({ path, width }) => `${path} ${width}w`).join(', ')
  const [x, y] = image.focal ?? [0.5, 0.5]
  return {
    alt: image.alt,
    width: found.width,
    height: found.height,
    src: largest.path,
    avif: setOf(found.avif),
    webp: setOf(found.webp),
    position: `${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
  }
}

export function findLogo(files: PictureFiles['logos'], file: string): LogoData {
  const found = files[file]
  if (!found) throw new Error(`content/images has no ${file}`)
  return { src: found.path, width: found.width, height: found.height }
}
