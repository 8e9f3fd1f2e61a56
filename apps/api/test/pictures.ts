import sharp from 'sharp'

/** A photograph of one colour, as large as asked for. */
export const makePicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#778899' } })
    .jpeg()
    .toBuffer()

/** As a phone stores it: lying on its side, with model, time and position. */
export const makePhonePicture = (format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#778899' } })
    .withExif({
      IFD0: { Model: 'Pixel 9', DateTime: '2026:11:02 11:41:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '17/1 23/1 6/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '78/1 29/1 12/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()

export async function readPicture(bytes: Buffer) {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

export const readExif = async (bytes: Buffer): Promise<string | null> =>
  (await sharp(bytes).metadata()).exif?.toString('latin1') ?? null
