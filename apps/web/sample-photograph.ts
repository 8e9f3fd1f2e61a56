import sharp from 'sharp'

/**
 * A scene that is as hard to compress as a photograph: a lit facade under a sky, foliage, and the grain of a sensor. The
 * same bytes each time, so that the sizes of its files can be limited.
 */
export async function samplePhotograph(width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(scene(width, height)))
    .composite([{ input: grain(width, height), raw: { width, height, channels: 3 }, blend: 'soft-light' }])
    .withMetadata({ orientation: 1 })
    .jpeg({ quality: 92 })
    .toBuffer()
}

function scene(width: number, height: number): string {
  const [ground, bays, storeys] = [height * 0.78, 12, 9]
  const [bay, storey] = [(width * 0.72) / bays, (height * 0.64) / storeys]
  const windows = Array.from({ length: bays * storeys }, (_, i) => {
    const [x, y] = [width * 0.08 + (i % bays) * bay, height * 0.12 + Math.floor(i / bays) * storey]
    const light = 22 + ((i * 37) % 48)
    return `<path fill="hsl(${200 + ((i * 13) % 30)} 30% ${light}%)" d="M${x} ${y}h${bay * 0.72}v${storey * 0.62}h-${bay * 0.72}z"/>`
  }).join('')
  const noise = (id: string, frequency: string, seed: number, colours: string) =>
    `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}"/><feColorMatrix values="${colours} 0 0 0 0 1"/></filter>`
  const grey = '.7 0 0 0 .1 .7 0 0 0 .1 .7 0 0 0 .1'
  const green = '1.2 .6 0 0 -.6 1.6 .8 0 0 -.7 .6 .3 0 0 -.35'
  const rect = (y: number, tall: number, rest: string) => `<path d="M0 ${y}h${width}v${tall}H0z" ${rest}/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#5f93c4"/><stop offset="1" stop-color="#e9d3b0"/></linearGradient>${noise('cloud', '.004 .01', 3, grey)}${noise('wall', '.03 .08', 7, grey)}${noise('leaf', '.06', 11, green)}</defs>${rect(0, height, 'fill="url(#sky)"')}${rect(0, ground, 'filter="url(#cloud)" opacity=".35"')}<path fill="#b9a58b" d="M${width * 0.06} ${height * 0.08}H${width * 0.84}V${ground}H${width * 0.06}z"/><g opacity=".4">${rect(height * 0.08, ground - height * 0.08, 'filter="url(#wall)"')}</g>${windows}${rect(ground, height - ground, 'filter="url(#leaf)"')}</svg>`
}

/** Even noise around the middle: soft light leaves the middle as it is. */
function grain(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(width * height * 3)
  let state = 1
  for (let i = 0; i < bytes.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[i] = 110 + (state >>> 24) * (36 / 256)
  }
  return bytes
}
