import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { test as base } from 'vitest'
import type { Answer, AnswerFault } from '../answer.ts'
import { createLocalGemini, type LocalGemini } from '../service.ts'
import type { Part } from '../schema/generate-request.ts'
import type { LoggedRequest } from '../stores/request-log.ts'
import { expectRequests, type ExpectedRequest } from './expect-requests.ts'

export { type ExpectedRequest, UnexpectedRequests } from './expect-requests.ts'
export type { Answer, AnswerFault, AnswerRequest, AnswerResult } from '../answer.ts'
export type { LoggedRequest } from '../stores/request-log.ts'

/** Local Gemini of a test. */
export interface GeminiFixture {
  /** The SDK's `baseUrl`. It is the same for all tests of a file. */
  readonly url: string
  /** Requests of this test so far. */
  readonly requests: readonly LoggedRequest[]
  /** Sets what is answered from now on: a text, parts, a fault, or a function. */
  answer(answer: string | readonly Part[] | AnswerFault | Answer): void
  /** Lets the next call that generates fail; several faults are used one after the other. */
  fault(fault: AnswerFault['fault']): void
  /**
   * Compares the requests of this test, in order, with those that it expects.
   *
   * @throws {UnexpectedRequests} with one line for each request
   */
  expectRequests(expected: readonly ExpectedRequest[]): void
}

/** Server of a test file, and the service of its current test. */
interface FileServer {
  readonly url: string
  service: LocalGemini | null
}

/** Shorter waits, as between the parts of a stream, are skipped. */
const LONGEST_SKIPPED = 1000

async function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (milliseconds < LONGEST_SKIPPED) return
  await delay(milliseconds, undefined, signal === undefined ? {} : { signal }).catch(() => {})
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/**
 * Vitest's `test` with the fixture `gemini`: a local Gemini with one server for each file. Each test starts without
 * answers, requests or files of the one before. Tests that run concurrently need files of their own.
 */
export const test = base.extend<{ geminiServer: FileServer; gemini: GeminiFixture }>({
  geminiServer: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of fixtures from the parameter
    async ({}, provide) => {
      const server = createServer((request, response) => {
        if (file.service === null) response.writeHead(503).end()
        else file.service.handle(request, response).catch(console.error)
      })
      server.on('upgrade', (request, socket, head) => {
        socket.on('error', () => socket.destroy())
        if (file.service === null) socket.destroy()
        else file.service.upgrade(request, socket, head)
      })
      const file: FileServer = { url: await listen(server), service: null }
      await provide(file)
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
    { scope: 'file' },
  ],
  gemini: async ({ geminiServer }, provide) => {
    const faults: AnswerFault[] = []
    let answer: Answer = () => undefined
    const service = createLocalGemini({
      env: {},
      wait,
      answer: (request) => faults.shift() ?? answer(request),
    })
    geminiServer.service = service
    await provide({
      url: geminiServer.url,
      get requests() {
        return service.requests.list()
      },
      answer: (given) => {
        answer = typeof given === 'function' ? given : () => given
      },
      fault: (fault) => {
        faults.push({ fault })
      },
      expectRequests: (expected) => expectRequests(service.requests.list(), expected),
    })
    geminiServer.service = null
    await service.close()
  },
})
