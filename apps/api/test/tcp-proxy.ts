import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A wire that can be cut: existing connections drop, new ones are refused, until it is mended. It can also be slow: what is
 * sent arrives `wire.delayMs` later, in either direction.
 */
export async function startWire(port: number) {
  const sockets = new Set<Socket>()
  const wire = { delayMs: 0, messages: 0 }
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    carry(near, far, () => (wire.messages += 1))
    carry(far, near)
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const own = (server.address() as AddressInfo).port
  const cut = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return Object.assign(wire, { port: own, cut, mend: () => listen(own) })

  function carry(from: Socket, to: Socket, count = () => {}) {
    from.on('data', (chunk) => {
      count()
      if (wire.delayMs === 0) to.write(chunk)
      else setTimeout(() => to.write(chunk), wire.delayMs)
    })
  }
}
