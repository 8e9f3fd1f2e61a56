import type { PictureData } from '../lib/picture.ts'

type PictureProps = {
  picture: PictureData
  /** How wide it is on the page, as the attribute `sizes`. */
  sizes: string
  /** In the first screen: loaded at once and before the rest. */
  first?: boolean
  className?: string
  /** The box on the page, where it isn't the picture's own shape. */
  width?: number
  height?: number
}

/** AVIF where the browser reads it, WebP elsewhere, in the smallest size that is sharp. */
export function Picture({ picture, sizes, first = false, className, width, height }: PictureProps) {
  const { alt, avif, webp, src, position } = picture
  return (
    <picture>
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
