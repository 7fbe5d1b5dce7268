import { PortError } from '../port/index.ts'
import { startHarness } from '../testing/index.ts'
import { videoGenerationFixtures } from './video-generation.fixtures.ts'
import { videoGenerationMachine } from './video-generation.machine.ts'
import type { VideoGenerationPorts, VideoOperation } from './video-generation.types.ts'

export const offline = new PortError('network', 'offline')
export const uri = 'https://files.example/v1'
export const running = (state?: string): VideoOperation =>
  state === undefined ? { name: 'op1' } : { name: 'op1', metadata: { state } }
export const finished: VideoOperation = {
  name: 'op1',
  done: true,
  response: { generatedVideos: [{ video: { uri } }] },
}
export const aCat = { type: 'video.generate', prompt: 'a cat', image: null, aspectRatio: '16:9' } as const

/** Starts a machine that checks for a key. */
export const start = (operation: string | null = null) =>
  startHarness<typeof videoGenerationMachine, VideoGenerationPorts>(
    videoGenerationMachine,
    videoGenerationFixtures,
    { operation },
  )

/** Starts a machine without a key. */
export const startAtNotice = async () => {
  const harness = start()
  harness.ports.hasKey.resolve(false)
  await harness.settle()
  return harness
}

/** Starts a machine with a key, in the form or with a job to resume. */
export const startWithKey = async (operation: string | null = null) => {
  const harness = start(operation)
  harness.ports.hasKey.resolve(true)
  await harness.settle()
  return harness
}

/** Starts a machine whose job is being created. */
export const startRequest = async () => {
  const harness = await startWithKey()
  await harness.send(aCat)
  return harness
}

/** Starts a machine whose job is running. */
export const startRunning = async () => {
  const harness = await startRequest()
  harness.ports.start.resolve(running())
  await harness.settle()
  return harness
}

export type VideoHarness = Awaited<ReturnType<typeof startWithKey>>

/** Returns the open video resource. */
export const video = (harness: VideoHarness) => harness.resources.video!.holds.at(-1)!

/** Resolves the next poll. */
export const resolvePoll = async (harness: VideoHarness, lastOperation: VideoOperation) => {
  await harness.advance(10_000)
  harness.ports.poll.resolve(lastOperation)
  await harness.settle()
}

/** Rejects the next poll. */
export const rejectPoll = async (harness: VideoHarness, error: unknown = offline) => {
  await harness.advance(10_000)
  harness.ports.poll.reject(error)
  await harness.settle()
}

/** Starts a machine that shows its video. */
export const startCompleted = async () => {
  const harness = await startRunning()
  await resolvePoll(harness, finished)
  video(harness).grant()
  await harness.settle()
  video(harness).send({ type: 'video.ready', url: 'blob:1' } as never)
  return harness
}
