import type { GenerateContentResponse, GoogleGenAI } from '@google/genai'
import type { ModelAnswer, Port } from '@saha/machines/port'
import { geminiSettings } from '../client/config.ts'
import { readMedia } from '../response/parse-response.ts'
import { encodeBase64, getMediaType } from '../media/base64.ts'
import { call } from '../client/call.ts'
import { GeminiError } from '../client/gemini-error.ts'
import { type EncodedImage, toJpeg } from '../media/jpeg.ts'
import { limits, getImageMethod, type ImageRatio } from '../client/models.ts'
import { rest } from '../client/rest-client.ts'
import { checkSize } from '../client/check-size.ts'

/** Input of an image generation. */
export interface ImageRequest {
  readonly prompt: string
  readonly aspectRatio: ImageRatio
}

/** One image, in the shape of the SDK's response. */
interface GeneratedImages {
  readonly generatedImages: readonly [{ readonly image: EncodedImage }]
}

/** Input of an image edit. */
export interface ImageEdit {
  readonly image: Blob
  readonly instruction: string
}

interface Predicted {
  readonly predictions?: readonly {
    readonly bytesBase64Encoded?: string
    readonly mimeType?: string
    readonly raiFilteredReason?: string
  }[]
}

/** Imagen's `predict` call, which the SDK supports only on Google's enterprise platform. */
async function predict(
  model: string,
  { prompt, aspectRatio }: ImageRequest,
  signal: AbortSignal,
): Promise<EncodedImage> {
  const body = {
    instances: [{ prompt }],
    parameters: { sampleCount: 1, aspectRatio, outputOptions: { mimeType: 'image/jpeg' } },
  }
  const response = await rest(geminiSettings, `/v1beta/models/${model}:predict`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal,
  })
  const { predictions = [] } = (await response.json()) as Predicted
  const { bytesBase64Encoded, mimeType = 'image/jpeg', raiFilteredReason } = predictions[0] ?? {}
  if (bytesBase64Encoded) return { imageBytes: bytesBase64Encoded, mimeType }
  const kind = raiFilteredReason === undefined ? 'empty' : 'blocked'
  throw new GeminiError(kind, 'The model made no image', { words: raiFilteredReason ?? '' })
}

/** An image is always complete, even if the answer was cut off. */
function readImage(response: GenerateContentResponse): EncodedImage {
  const { data, mimeType } = readMedia(response, 'image').value
  return { imageBytes: data, mimeType }
}

async function draw(
  ai: GoogleGenAI,
  model: string,
  { prompt, aspectRatio }: ImageRequest,
  abortSignal: AbortSignal,
): Promise<EncodedImage> {
  const response = await ai.models.generateContent({
    model,
    contents: { parts: [{ text: prompt }] },
    config: { abortSignal, store: false, responseModalities: ['IMAGE'], imageConfig: { aspectRatio } },
  })
  return readImage(response)
}

/** Creates a port that generates one JPEG; the model's id decides which API is called. */
export const imageGeneration = (model: string): Port<ImageRequest, ModelAnswer<GeneratedImages>> =>
  call(async (ai, request, signal) => {
    checkSize(request.prompt.length, limits.description)
    const image =
      getImageMethod(model) === 'predict'
        ? await predict(model, request, signal)
        : await draw(ai, model, request, signal)
    return { value: { generatedImages: [{ image: await toJpeg(image) }] }, cutOff: false }
  })

/** Generates one image. */
export const generateImage = imageGeneration(geminiSettings.models.imageGeneration)

/** Edits an image by an instruction. */
export const editImage: Port<ImageEdit, ModelAnswer<EncodedImage>> = call(
  async (ai, { image, instruction }, abortSignal) => {
    checkSize(image.size, limits.image)
    checkSize(instruction.length, limits.description)
    const inlineData = { data: await encodeBase64(image), mimeType: getMediaType(image) }
    const response = await ai.models.generateContent({
      model: geminiSettings.models.imageEditor,
      contents: { parts: [{ inlineData }, { text: instruction }] },
      config: { abortSignal, store: false, responseModalities: ['IMAGE'] },
    })
    return { value: readImage(response), cutOff: false }
  },
)
