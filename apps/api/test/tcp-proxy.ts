import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** What is sent arrives, unless this says no: then these bytes are lost. */
type Watch = {
  /** Towards the server. */
  up?: (chunk: Buffer, port: number) => boolean
  down?: (chunk: Buffer, port: number) => boolean
}

/**
 * A wire that can be cut: existing connections drop, new ones are refused, until it is restored. It can also be slow: what is
 * sent arrives `wire.delayMs` later, in either direction. With several servers at its end each connection asks for one.
 */
export async function startWire(port: number | (() => number), watch: Watch = {}) {
  const sockets = new Set<Socket>()
  const wire = { delayMs: 0, messages: 0 }
  const server = createServer((near) => {
    const end = typeof port === 'number' ? port : port()
    const far = connect(end, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    carry(near, far, (chunk) => {
      wire.messages += 1
      return watch.up?.(chunk, end) ?? true
    })
    carry(far, near, (chunk) => watch.down?.(chunk, end) ?? true)
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const own = (server.address() as AddressInfo).port
  const cut = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return Object.assign(wire, { port: own, cut, reconnect: () => listen(own) })

  function carry(from: Socket, to: Socket, passes: (chunk: Buffer) => boolean) {
    from.on('data', (chunk) => {
      if (!passes(chunk)) return
      if (wire.delayMs > 0) return void setTimeout(() => to.write(chunk), wire.delayMs)
      if (to.write(chunk)) return
      // Who reads slowly is felt at the other end, as without a wire.
      from.pause()
      to.once('drain', () => from.resume())
    })
  }
}
