import { geminiSettings } from '../../../../adapters/gemini/client/config.ts'
import type { GeminiStub } from '../../../../testing/gemini.ts'

/** Fakes a service with an uploaded video in a state; `answer` handles questions about it. */
export const fakeFileService =
  (state: 'ACTIVE' | 'PROCESSING', answer: GeminiStub): GeminiStub =>
  (address) => {
    const { baseUrl } = geminiSettings
    if (address.includes('/upload/'))
      return new Response(null, {
        headers: { 'x-goog-upload-url': `${baseUrl}/upload/v1/files?upload_id=story` },
      })
    if (address.includes(':streamGenerateContent')) return answer(address)
    return Response.json(fileIn(state))
  }

const fileIn = (state: string) => ({
  name: 'files/story',
  uri: `${geminiSettings.baseUrl}/v1/files/story`,
  state,
})

/** Fakes the upload of videos; `share` from 0 to 1 is its progress. */
export function fakeUpload(share: number, state: string): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'XMLHttpRequest') ?? {}
  class Sending extends EventTarget {
    readonly status = 200
    readonly statusText = 'OK'
    readonly responseText = JSON.stringify({ file: fileIn(state) })
    readonly upload = new EventTarget()
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders() {
      return 'x-goog-upload-status: final\r\n'
    }
    abort() {
      this.dispatchEvent(new Event('abort'))
    }
    send(body: Blob) {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: body.size * share }))
      if (share === 1) this.dispatchEvent(new Event('load'))
    }
  }
  Object.defineProperty(window, 'XMLHttpRequest', { configurable: true, value: Sending })
  return () => void Object.defineProperty(window, 'XMLHttpRequest', own)
}
