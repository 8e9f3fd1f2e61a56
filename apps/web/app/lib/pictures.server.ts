import { logos, pictures } from 'virtual:pictures'
import type { ContentImage, Logo } from '../content/shapes.ts'
import { findLogo, findPicture, type LogoData, type PictureData } from './picture.ts'

type Samples = { samples: boolean }

/** Undefined without an image, or with a hidden placeholder: the page then shows its drawing, monogram or name. */
export const pictureOf = (
  image: ContentImage | undefined,
  { samples }: Samples = { samples: false },
): PictureData | undefined =>
  image && (samples || !image.placeholder) ? findPicture(pictures, image) : undefined

export const logoOf = (logo: Logo | undefined, { samples }: Samples): LogoData | undefined =>
  logo && (samples || !logo.placeholder) ? findLogo(logos, logo.file) : undefined
