import type { ContentImage } from '../content/shapes.ts'
import type { PictureFiles } from '../../vite-pictures.ts'

/** An image as a page needs it: all its sizes, and how to crop it. */
export type PictureData = {
  alt: string
  width: number
  height: number
  src: string
  avif: string
  webp: string
  /** The point that stays visible when the image is cropped, as `object-position`. */
  position: string
}
export type LogoData = { src: string; width: number; height: number }

/** The content's image with its built files. A missing file is an error in the content. */
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
