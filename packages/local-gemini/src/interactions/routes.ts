import { randomUUID } from 'node:crypto'
import { removeFault } from '../faults/fault.ts'
import { resolveFault } from '../http/early-faults.ts'
import { failedPrecondition, invalidArgument, notFound } from '../http/api-error.ts'
import { readJson } from '../http/body.ts'
import type { Call, Route } from '../http/call.ts'
import { IMAGE_RATIOS, IMAGE_SIZES, VIDEO_RESOLUTIONS } from '../media/dimensions.ts'
import { UnreadableMedia } from '../media/unreadable-media.ts'
import { requireModel } from '../models/models.ts'
import { VideoJob } from '../stores/video-job.ts'
import { estimateTokens } from '../content/usage.ts'
import type { ResponseFormat } from '../schema/interaction-request.ts'
import type { Context } from '../context.ts'
import { describeInteraction, interactionBody, type Step } from './response.ts'
import type { Interaction, VideoInteraction } from '../stores/interaction-store.ts'
import { answerWithText } from './text.ts'
import { type ParsedInteraction, parseInteraction } from './request.ts'

const DEFAULT_SECONDS = 5
const INTERACTION_PATH = /^\/interactions\/(?<interaction>[\w-]+)$/

/** Routes that create, get, cancel and delete interactions. */
export const interactionRoutes = (context: Context): readonly Route[] => [
  { method: 'POST', path: /^\/interactions$/, handle: (call) => create(call, context) },
  {
    method: 'GET',
    path: INTERACTION_PATH,
    handle: (call) => {
      const interaction = findInteraction(call, context)
      if (interaction.kind === 'text') return interaction.body
      return describeInteraction(interaction, interaction.job.poll(), call)
    },
  },
  {
    method: 'POST',
    path: /^\/interactions\/(?<interaction>[\w-]+)\/cancel$/,
    handle: (call) => {
      const interaction = findInteraction(call, context)
      if (interaction.kind === 'text') throw failedPrecondition('The interaction is not in progress.')
      interaction.cancelled = true
      return describeInteraction(interaction, null, call)
    },
  },
  {
    method: 'DELETE',
    path: INTERACTION_PATH,
    handle: (call) => {
      context.interactions.remove(findInteraction(call, context).id)
      return {}
    },
  },
]

function findInteraction({ path, key }: Call, context: Context): Interaction {
  const interaction = context.interactions.find(path['interaction'] ?? '', key)
  if (interaction === null) throw notFound()
  return interaction
}

async function create(call: Call, context: Context): Promise<object | undefined> {
  const read = parseInteraction(await readJson(call))
  const id = (read.body.model ?? '').replace(/^models\//, '')
  const model = requireModel(id, call.version, 'createInteraction')
  if (model.kind === 'text') return answerWithText(read, model, call, context)
  if (read.body.stream === true)
    throw invalidArgument('Only interactions with text models are streamed by this service.')
  const prompt = read.contents
    .map(({ text = '' }) => text)
    .join('\n')
    .trim()
  const fault = await resolveFault(call, prompt, context, id)
  if (model.kind === 'image') return createImage(read, id, removeFault(prompt), context)

  const { format } = read
  const request = { prompt: removeFault(prompt), ...videoParameters(format), ...readSource(read) }
  const interaction: VideoInteraction = {
    kind: 'video',
    id: `v1_${randomUUID().replaceAll('-', '')}`,
    key: call.key,
    model: id,
    created: context.now(),
    request: read.body,
    job: new VideoJob(request, call.key, fault, context),
    delivery: format.delivery ?? 'inline',
    cancelled: false,
  }
  if (read.body.store !== false) context.interactions.add(interaction)
  if (read.body.background === true) return describeInteraction(interaction, null, call)
  return describeInteraction(interaction, await interaction.job.outcome, call)
}

function videoParameters({
  type = 'video',
  aspect_ratio = '16:9',
  resolution = '720p',
  duration,
}: ResponseFormat) {
  if (type !== 'video') throw invalidArgument(`This model does not answer with ${type}.`)
  if (aspect_ratio !== '16:9' && aspect_ratio !== '9:16')
    throw invalidArgument(`Unsupported aspect_ratio: ${aspect_ratio}. Use 16:9 or 9:16.`)
  if (!VIDEO_RESOLUTIONS.includes(resolution)) throw invalidArgument(`Unsupported resolution: ${resolution}.`)
  const seconds = duration === undefined ? DEFAULT_SECONDS : Number.parseFloat(duration)
  if (!(seconds >= 3 && seconds <= 15))
    throw invalidArgument(`Unsupported duration: ${duration}. Use 3s to 15s.`)
  return { ratio: aspect_ratio, resolution, seconds }
}

function readSource({ contents }: ParsedInteraction): { source?: Uint8Array } {
  const image = contents.find(({ type, data }) => type === 'image' && data !== undefined)
  if (image?.data === undefined) return {}
  return { source: Buffer.from(image.data, 'base64') }
}

async function createImage(
  read: ParsedInteraction,
  model: string,
  prompt: string,
  context: Context,
): Promise<object> {
  const { aspect_ratio = null, image_size = '1K', mime_type = 'image/jpeg' } = read.format
  if (aspect_ratio !== null && !IMAGE_RATIOS.includes(aspect_ratio))
    throw invalidArgument(`Unsupported aspect_ratio: ${aspect_ratio}.`)
  const format = mime_type === 'image/png' ? 'image/png' : 'image/jpeg'
  try {
    const side = IMAGE_SIZES[image_size] ?? 1024
    const bytes = await context.mediaWorker.run('image', {
      prompt,
      ratio: aspect_ratio,
      side,
      format,
      ...readSource(read),
    })
    const content = { type: 'image', mime_type: format, data: Buffer.from(bytes).toString('base64') }
    const steps: Step[] = [{ type: 'model_output', content: [content] }]
    const id = `v1_${randomUUID().replaceAll('-', '')}`
    return interactionBody({
      id,
      model,
      created: context.now(),
      status: 'completed',
      steps,
      input: estimateTokens(prompt),
    })
  } catch (error) {
    if (error instanceof UnreadableMedia) throw invalidArgument(error.message)
    throw error
  }
}
