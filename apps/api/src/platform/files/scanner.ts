import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

export type Verdict = { clean: true } | { clean: false; finding: string }

/** clamd is unavailable or too busy. The file remains unscanned. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable'
}

/** clamd, over its own protocol: `unix:/run/clamd.sock` or `tcp://clamav:3310`. */
export function createScanner(address: string) {
  const open = () => {
    if (address.startsWith('unix:')) return connect(address.slice('unix:'.length))
    const { hostname, port } = new URL(address)
    return connect(Number(port), hostname)
  }
  return {
    async scan(file: Readable): Promise<Verdict> {
      const answer = await ask(open, async (socket) => {
        await send(socket, Buffer.from('zINSTREAM\0'))
        for await (const chunk of file as AsyncIterable<Buffer>) {
          const length = Buffer.alloc(4)
          length.writeUInt32BE(chunk.length)
          await send(socket, length)
          await send(socket, chunk)
        }
        await send(socket, Buffer.alloc(4))
      })
      if (answer === 'stream: OK') return { clean: true }
      const found = /^stream: (.+) FOUND$/.exec(answer)
      if (found?.[1]) return { clean: false, finding: found[1] }
      throw new ScannerUnavailable(`clamd answered: ${answer}`)
    },
    async ping(): Promise<void> {
      const answer = await ask(open, (socket) => send(socket, Buffer.from('zPING\0')))
      if (answer !== 'PONG') throw new ScannerUnavailable(`clamd answered: ${answer}`)
    },
  }
}

async function ask(open: () => Socket, talk: (socket: Socket) => Promise<void>): Promise<string> {
  const socket = open()
  socket.setTimeout(60_000, () => socket.destroy(new Error('clamd took too long')))
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // Listened to from the start, because clamd may respond before the whole file is sent.
  const ended = new Promise<void>((done, failed) => socket.once('end', done).once('error', failed))
  ended.catch(() => {})
  try {
    await once(socket, 'connect')
    await Promise.race([talk(socket), ended])
    await ended
    return Buffer.concat(chunks).toString().replace(/\0$/, '').trim()
  } catch (cause) {
    throw new ScannerUnavailable('clamd cannot be reached', { cause })
  } finally {
    socket.destroy()
  }
}

async function send(socket: Socket, data: Buffer): Promise<void> {
  if (socket.destroyed) throw new Error('clamd hung up')
  if (!socket.write(data)) await once(socket, 'drain')
}
