import { rejectRealKey } from './real-key.ts'
import type { LocalGemini } from './service.ts'

/**
 * Creates a local Gemini below a path of another server, for `saha-local-cloud --service`. The implementation is
 * loaded with the first request, so that it does not delay the start of the server.
 *
 * @throws {StartupError} if the environment holds a key that looks real
 */
export function createService(prefix: string): Omit<LocalGemini, 'requests'> {
  rejectRealKey(process.env)
  let loading: Promise<LocalGemini> | undefined
  const load = async (): Promise<LocalGemini> => {
    const { createLocalGemini } = await import('./service.ts')
    return createLocalGemini({ prefix })
  }
  const loaded = async () => (loading ??= load())
  const upgrade = async (...connection: Parameters<LocalGemini['upgrade']>) => {
    const gemini = await loaded()
    gemini.upgrade(...connection)
  }
  return {
    prefix,
    handle: async (request, response) => {
      const gemini = await loaded()
      await gemini.handle(request, response)
    },
    upgrade: (request, socket, head) => {
      upgrade(request, socket, head).catch((error: unknown) => {
        console.error(error)
        socket.destroy()
      })
    },
    close: async () => {
      const gemini = await loading
      await gemini?.close()
    },
  }
}
