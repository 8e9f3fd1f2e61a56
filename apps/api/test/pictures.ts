import sharp from 'sharp'

/** A photograph of one colour, as large as asked for. */
export const makePicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#778899' } })
    .jpeg()
    .toBuffer()

export async function readPicture(bytes: Buffer) {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}
