import { rmSync, writeFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/test-cloud.ts'
import { openMounts } from './mounts.ts'
import { StaticFiles } from './static-files.ts'

test('opens no file for a client that has left', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'index.html'), 'home')
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  const response = new ServerResponse(request)
  response.destroy()
  // The error of a file that disappears now would be unhandled, and end the process.
  response.writeHead = () => {
    rmSync(folder, { recursive: true })
    return response
  }
  const files = new StaticFiles(openMounts({ '/': folder }))
  await expect(files.handle(request, response, '/', '')).resolves.toBeUndefined()
})
