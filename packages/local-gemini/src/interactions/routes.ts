import { randomUUID } from 'node:crypto'
import { withoutFault } from '../faults/fault.ts'
import { faultOf } from '../faults/http-faults.ts'
import { invalidArgument, notFound, unknownModel } from '../http/api-error.ts'
import { readJson } from '../http/body.ts'
import type { Call, Route } from '../http/call.ts'
import { PICTURE_RATIOS, PICTURE_SIZES, VIDEO_RESOLUTIONS } from '../media/ratio.ts'
import { UnreadableMedia } from '../media/workshop.ts'
import { findModel } from '../models/models.ts'
import { VideoJob } from '../operations/video-job.ts'
import { tokensOf } from '../content/usage.ts'
import type { World } from '../world.ts'
import { answerOf, bodyOf, type Step } from './answer.ts'
import type { Interaction } from './interaction-store.ts'
import { readInteraction, type ReadInteraction, type ResponseFormat } from './request.ts'

const SECONDS = 5
const ONE = /^\/interactions\/(?<interaction>[\w-]+)$/

/** Begin, get, cancel and delete interactions. */
export const interactionRoutes = (world: World): readonly Route[] => [
  { method: 'POST', path: /^\/interactions$/, handle: (call) => create(call, world) },
  {
    method: 'GET',
    path: ONE,
    handle: (call) => {
      const interaction = found(call, world)
      return answerOf(interaction, interaction.job.poll(), call)
    },
  },
  {
    method: 'POST',
    path: /^\/interactions\/(?<interaction>[\w-]+)\/cancel$/,
    handle: (call) => {
      const interaction = found(call, world)
      interaction.cancelled = true
      return answerOf(interaction, null, call)
    },
  },
  {
    method: 'DELETE',
    path: ONE,
    handle: (call) => {
      world.interactions.remove(found(call, world).id)
      return {}
    },
  },
]

function found({ path, key }: Call, world: World): Interaction {
  const interaction = world.interactions.find(path['interaction'] ?? '', key)
  if (interaction === null) throw notFound()
  return interaction
}

async function create(call: Call, world: World): Promise<object> {
  const read = readInteraction(await readJson(call))
  const id = (read.body.model ?? '').replace(/^models\//, '')
  const model = findModel(id, 'createInteraction')
  if (model === null) throw unknownModel(id, call.version, 'createInteraction')
  const asked = read.contents
    .map(({ text = '' }) => text)
    .join('\n')
    .trim()
  const fault = await faultOf(call, asked, world, id)
  if (model.kind === 'image') return picture(read, id, withoutFault(asked), world)

  const { format } = read
  const order = { prompt: withoutFault(asked), ...videoOf(format), ...sourceOf(read) }
  const interaction: Interaction = {
    id: `v1_${randomUUID().replaceAll('-', '')}`,
    key: call.key,
    model: id,
    created: world.now(),
    request: read.body,
    job: new VideoJob(order, call.key, fault, world),
    delivery: format.delivery ?? 'inline',
    cancelled: false,
  }
  if (read.body.store !== false) world.interactions.add(interaction)
  if (read.body.background === true) return answerOf(interaction, null, call)
  return answerOf(interaction, await interaction.job.made, call)
}

function videoOf({ type = 'video', aspect_ratio = '16:9', resolution = '720p', duration }: ResponseFormat) {
  if (type !== 'video') throw invalidArgument(`This model does not answer with ${type}.`)
  if (aspect_ratio !== '16:9' && aspect_ratio !== '9:16')
    throw invalidArgument(`Unsupported aspect_ratio: ${aspect_ratio}. Use 16:9 or 9:16.`)
  if (!VIDEO_RESOLUTIONS.includes(resolution)) throw invalidArgument(`Unsupported resolution: ${resolution}.`)
  const seconds = duration === undefined ? SECONDS : Number.parseFloat(duration)
  if (!(seconds >= 3 && seconds <= 15))
    throw invalidArgument(`Unsupported duration: ${duration}. Use 3s to 15s.`)
  return { ratio: aspect_ratio, resolution, seconds }
}

function sourceOf({ contents }: ReadInteraction): { source?: Uint8Array } {
  const image = contents.find(({ type, data }) => type === 'image' && data !== undefined)
  if (image?.data === undefined) return {}
  return { source: Buffer.from(image.data, 'base64') }
}

async function picture(read: ReadInteraction, model: string, prompt: string, world: World): Promise<object> {
  const { aspect_ratio = null, image_size = '1K', mime_type = 'image/jpeg' } = read.format
  if (aspect_ratio !== null && !PICTURE_RATIOS.includes(aspect_ratio))
    throw invalidArgument(`Unsupported aspect_ratio: ${aspect_ratio}.`)
  const format = mime_type === 'image/png' ? 'image/png' : 'image/jpeg'
  try {
    const side = PICTURE_SIZES[image_size] ?? 1024
    const bytes = await world.workshop.make('picture', {
      prompt,
      ratio: aspect_ratio,
      side,
      format,
      ...sourceOf(read),
    })
    const content = { type: 'image', mime_type: format, data: Buffer.from(bytes).toString('base64') }
    const steps: Step[] = [{ type: 'model_output', content: [content] }]
    const id = `v1_${randomUUID().replaceAll('-', '')}`
    return bodyOf({ id, model, created: world.now(), status: 'completed', steps, input: tokensOf(prompt) })
  } catch (error) {
    if (error instanceof UnreadableMedia) throw invalidArgument(error.message)
    throw error
  }
}
