import { removeFault } from '../faults/fault.ts'
import { resolveFault } from '../http/early-faults.ts'
import { invalidArgument, notFound } from '../http/api-error.ts'
import { readJson } from '../http/body.ts'
import type { Call, Route } from '../http/call.ts'
import { VIDEO_RESOLUTIONS } from '../media/dimensions.ts'
import { requireModel } from '../models/models.ts'
import { readMessage } from '../schema/read-message.ts'
import type { Context } from '../context.ts'
import { predict } from './predict.ts'
import { type Outcome, VideoJob } from '../stores/video-job.ts'

const MODEL = String.raw`\/(?<publisher>publishers\/google\/)?models\/(?<model>[^/:]+)`
const DEFAULT_SECONDS = 8

/** Routes of Imagen's `predict`, Veo's `predictLongRunning`, and its polls. */
export const operationRoutes = (context: Context): readonly Route[] => [
  { method: 'POST', path: new RegExp(`^${MODEL}:predict$`), handle: (call) => predict(call, context) },
  {
    method: 'POST',
    path: new RegExp(`^${MODEL}:predictLongRunning$`),
    handle: (call) => startOperation(call, context),
  },
  {
    method: 'POST',
    path: new RegExp(`^${MODEL}:fetchPredictOperation$`),
    handle: async (call) => {
      const { operationName = '' } = readMessage('FetchPredictOperationRequest', await readJson(call))
      return poll(call, operationName.split('/').at(-1) ?? '', context, inlineVideo)
    },
  },
  {
    method: 'GET',
    path: new RegExp(`^${MODEL}\\/operations\\/(?<operation>[a-z0-9-]+)$`),
    handle: (call) => poll(call, call.path['operation'] ?? '', context, linkedVideo),
  },
]

async function startOperation(call: Call, context: Context): Promise<object> {
  const model = call.path['model'] ?? ''
  requireModel(model, call.version, 'predictLongRunning')
  const { instances = [], parameters = {} } = readMessage('PredictLongRunningRequest', await readJson(call))
  const [instance] = instances
  const promptText = instance?.prompt ?? ''
  if (promptText === '' && instance?.image === undefined)
    throw invalidArgument('Either prompt or image must be set.')
  const {
    aspectRatio = '16:9',
    resolution = '720p',
    durationSeconds = DEFAULT_SECONDS,
    sampleCount = 1,
  } = parameters
  if (aspectRatio !== '16:9' && aspectRatio !== '9:16')
    throw invalidArgument(`Aspect ratio ${aspectRatio} is not supported by this model: use 16:9 or 9:16.`)
  if (!VIDEO_RESOLUTIONS.includes(resolution))
    throw invalidArgument(`Resolution ${resolution} is not supported by this model.`)
  if (durationSeconds < 4 || durationSeconds > 8)
    throw invalidArgument(
      `The number value for \`durationSeconds\` is out of bound. Please provide a value between 4 and 8, inclusive.`,
    )
  if (sampleCount !== 1) throw invalidArgument('`numberOfVideos` must be 1 for this model.')
  const fault = await resolveFault(call, promptText, context, model)
  const image = instance?.image
  const source =
    image?.bytesBase64Encoded === undefined
      ? {}
      : {
          source: Buffer.from(image.bytesBase64Encoded, 'base64'),
        }
  const request = {
    prompt: removeFault(promptText),
    ratio: aspectRatio,
    resolution,
    seconds: durationSeconds,
    ...source,
  }
  const job = new VideoJob(request, call.key, fault, context)
  const id = context.operations.add({ key: call.key, model, job })
  return { name: `${call.path['publisher'] ?? ''}models/${model}/operations/${id}` }
}

function poll(
  call: Call,
  id: string,
  context: Context,
  describeOutcome: (outcome: Outcome, call: Call) => object,
): object {
  const model = call.path['model'] ?? ''
  const operation = context.operations.find(id, model, call.key)
  if (operation === null) throw notFound()
  const name = `${call.path['publisher'] ?? ''}models/${model}/operations/${id}`
  const outcome = operation.job.poll()
  const metadata = (state: string) => ({
    metadata: {
      '@type': 'type.googleapis.com/google.ai.generativelanguage.v1beta.PredictLongRunningMetadata',
      state,
    },
  })
  if (outcome === null) return { name, ...metadata('RUNNING') }
  if (outcome.kind === 'failed')
    return {
      name,
      ...metadata('FAILED'),
      done: true,
      error: { code: outcome.code, message: outcome.message },
    }
  return { name, ...metadata('SUCCEEDED'), done: true, response: describeOutcome(outcome, call) }
}

function linkedVideo(outcome: Outcome, { origin, version }: Call): object {
  const generateVideoResponse =
    outcome.kind === 'completed'
      ? {
          generatedSamples: [
            { video: { uri: `${origin}/${version}/files/${outcome.file.id}:download?alt=media` } },
          ],
        }
      : outcome.kind === 'filtered'
        ? { raiMediaFilteredCount: 1, raiMediaFilteredReasons: [outcome.reason] }
        : {}
  return {
    '@type': 'type.googleapis.com/google.ai.generativelanguage.v1beta.PredictLongRunningResponse',
    generateVideoResponse,
  }
}

function inlineVideo(outcome: Outcome): object {
  const type = { '@type': 'type.googleapis.com/cloud.ai.large_models.vision.GenerateVideoResponse' }
  if (outcome.kind === 'filtered')
    return { ...type, raiMediaFilteredCount: 1, raiMediaFilteredReasons: [outcome.reason] }
  if (outcome.kind !== 'completed') return { ...type, raiMediaFilteredCount: 0 }
  const bytesBase64Encoded = Buffer.from(outcome.file.bytes).toString('base64')
  return { ...type, raiMediaFilteredCount: 0, videos: [{ bytesBase64Encoded, mimeType: 'video/mp4' }] }
}
