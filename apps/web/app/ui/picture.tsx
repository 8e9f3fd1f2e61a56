import type { PictureData } from '../lib/picture.ts'

type PictureProps = {
  picture: PictureData
  /** The width on the page, for the `sizes` attribute. */
  sizes: string
  /** Above the fold: loaded eagerly with high priority. */
  first?: boolean
  className?: string
  /** The box on the page, if it isn't the image's own aspect ratio. */
  width?: number
  height?: number
}

/** The sizes of a set up to a width: a third pixel per point can't be seen, and doubles the bytes. */
const upTo = (most: number, set: string) =>
  set
    .split(', ')
    .filter((size) => Number.parseInt(size.split(' ')[1] ?? '', 10) <= most)
    .join(', ')

/** AVIF if the browser supports it, else WebP, in the smallest sharp size. */
export function Picture({ picture, sizes, first = false, className, width, height }: PictureProps) {
  const { alt, avif, webp, src, position } = picture
  return (
    <picture>
      {first && (
        <source media="(max-width: 520px)" type="image/avif" srcSet={upTo(640, avif)} sizes={sizes} />
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={className}
        src={src}
        srcSet={webp}
        sizes={sizes}
        alt={alt}
        width={width ?? picture.width}
        height={height ?? picture.height}
        style={{ objectPosition: position }}
        decoding="async"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
