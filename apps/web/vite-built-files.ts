import { extname } from 'node:path'
import type { Plugin } from 'vite'

/** Files that a plugin makes: among the hashed ones of the client, and served in development. */
export const builtFiles = (name: string, files: () => Promise<Map<string, Buffer | string>>): Plugin => ({
  name,
  async generateBundle() {
    if (this.environment.name !== 'client') return
    for (const [fileName, source] of await files()) this.emitFile({ type: 'asset', fileName, source })
  },
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const path = request.url?.slice(1).replace(/\?.*/, '') ?? ''
      const file = path.startsWith('assets/') ? (await files()).get(path) : undefined
      if (file === undefined) return next()
      const type = extname(path).slice(1)
      response.setHeader('Content-Type', type === 'svg' ? 'image/svg+xml' : `image/${type}`)
      response.end(file)
    })
  },
})
