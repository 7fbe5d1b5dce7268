import { removeFault } from '../faults/fault.ts'
import { resolveFault } from '../http/early-faults.ts'
import { invalidArgument } from '../http/api-error.ts'
import { readJson } from '../http/body.ts'
import type { Call } from '../http/call.ts'
import { IMAGE_RATIOS, IMAGE_SIZES } from '../media/dimensions.ts'
import { requireModel } from '../models/models.ts'
import { readMessage } from '../schema/read-message.ts'
import type { Context } from '../context.ts'

const FORMATS = ['image/jpeg', 'image/png'] as const
const FILTERED =
  "Unable to show generated images. All images were filtered out because they violated Google's Responsible AI practices. You will not be charged for blocked images. Try rephrasing the prompt."

/** Handles Imagen's `predict`: draws images at once. */
export async function predict(call: Call, context: Context): Promise<object> {
  const model = call.path['model'] ?? ''
  requireModel(model, call.version, 'predict')
  const body = readMessage('PredictRequest', await readJson(call))
  const promptText = body.instances?.[0]?.prompt ?? ''
  if (promptText === '') throw invalidArgument('Prompt is empty.')
  const {
    sampleCount = 1,
    aspectRatio = '1:1',
    outputOptions,
    sampleImageSize = '1K',
  } = body.parameters ?? {}
  if (sampleCount < 1 || sampleCount > 4)
    throw invalidArgument('sampleCount must be between 1 and 4, inclusive.')
  if (!IMAGE_RATIOS.includes(aspectRatio)) throw invalidArgument(`Invalid aspect ratio: ${aspectRatio}.`)
  const format = FORMATS.find((name) => name === (outputOptions?.mimeType ?? 'image/png'))
  if (format === undefined) throw invalidArgument(`Unsupported output mime type: ${outputOptions?.mimeType}.`)
  const fault = await resolveFault(call, promptText, context, model)
  if (fault?.name === 'no-image') return { predictions: [{ raiFilteredReason: FILTERED }] }
  if (fault?.name === 'empty') return {}
  const prompt = removeFault(promptText)
  const side = IMAGE_SIZES[sampleImageSize] ?? 1024
  const images = await Promise.all(
    Array.from({ length: sampleCount }, (_, index) =>
      // Each image has other colors and another light.
      context.mediaWorker.run('image', {
        prompt: prompt + ' '.repeat(index),
        ratio: aspectRatio,
        side,
        format,
      }),
    ),
  )
  return {
    predictions: images.map((bytes) => ({
      mimeType: format,
      bytesBase64Encoded: Buffer.from(bytes).toString('base64'),
    })),
  }
}
