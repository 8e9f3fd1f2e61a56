// node bench/bare-broadcast.ts <port>: the least that a conversation's socket can be. `/<room>` joins; what one says, all of
// the room hear.
import { WebSocketServer, type WebSocket } from 'ws'

const rooms = new Map<string, Set<WebSocket>>()
const server = new WebSocketServer({
  host: '127.0.0.1',
  port: Number(process.argv[2]),
  perMessageDeflate: false,
})
server.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? new Set()
  rooms.set(url, room.add(socket))
  socket.on('close', () => room.delete(socket))
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    for (const member of room) member.send(text)
  })
  // The other one's page is greeted as well.
  socket.send('welcome')
})
