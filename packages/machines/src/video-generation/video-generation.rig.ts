import { PortError } from '../port/index.ts'
import { startRig } from '../testing/index.ts'
import { videoGenerationCases } from './video-generation.cases.ts'
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

/** One that looks for a key. */
export const start = (operation: string | null = null) =>
  startRig<typeof videoGenerationMachine, VideoGenerationPorts>(
    videoGenerationMachine,
    videoGenerationCases,
    { operation },
  )

/** One without a key. */
export const startAtNotice = async () => {
  const rig = start()
  rig.ports.hasKey.resolve(false)
  await rig.settle()
  return rig
}

/** One with a key, which shows the form unless there is a job to go on with. */
export const open = async (operation: string | null = null) => {
  const rig = start(operation)
  rig.ports.hasKey.resolve(true)
  await rig.settle()
  return rig
}

/** One whose job is being ordered. */
export const order = async () => {
  const rig = await open()
  await rig.send(aCat)
  return rig
}

/** One whose job goes on. */
export const begin = async () => {
  const rig = await order()
  rig.ports.start.resolve(running())
  await rig.settle()
  return rig
}

export type OpenRig = Awaited<ReturnType<typeof open>>

/** The video that is held now. */
export const video = (rig: OpenRig) => rig.resources.video!.holds.at(-1)!

/** Lets the next poll be answered. */
export const answer = async (rig: OpenRig, told: VideoOperation) => {
  await rig.advance(10_000)
  rig.ports.poll.resolve(told)
  await rig.settle()
}

/** Lets the next poll fail. */
export const miss = async (rig: OpenRig, error: unknown = offline) => {
  await rig.advance(10_000)
  rig.ports.poll.reject(error)
  await rig.settle()
}

/** One whose video is shown. */
export const complete = async () => {
  const rig = await begin()
  await answer(rig, finished)
  video(rig).grant()
  await rig.settle()
  video(rig).send({ type: 'video.ready', url: 'blob:1' } as never)
  return rig
}
