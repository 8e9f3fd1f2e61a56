import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeThumbnail } from './thumbnails.ts'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Says that it is as large as this; has hardly any pixels. */
function interlacedPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits, four channels, interlaced.
  head.set([8, 6, 0, 0, 1], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('an image that would take too much memory to decode has no thumbnail', async () => {
  await expect(makeThumbnail(interlacedPng(9_000, 9_000))).rejects.toThrow('324000000 bytes when unpacked')
  await expect(makeThumbnail(interlacedPng(20_000, 20_000))).rejects.toThrow(/exceeds pixel limit/)
  const small = await sharp({ create: { width: 1_200, height: 800, channels: 4, background: 'teal' } })
    .png({ progressive: true })
    .toBuffer()
  expect(await makeThumbnail(small)).toMatchObject({ width: 640, height: 427 })
})
