import { createServer } from 'node:http'
import next from 'next'

const app = next({ dev: false, dir: import.meta.dirname, hostname: '127.0.0.1' })
await app.prepare()
const server = createServer(app.getRequestHandler())
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
