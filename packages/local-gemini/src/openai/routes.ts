import type { Context } from '../context.ts'
import { embedRequest } from '../embeddings/routes.ts'
import { removeFault } from '../faults/fault.ts'
import { invalidArgument, notFound, unknownModel } from '../http/api-error.ts'
import { readJson } from '../http/body.ts'
import type { Call, Route } from '../http/call.ts'
import { resolveFault } from '../http/early-faults.ts'
import { estimateTokens } from '../content/usage.ts'
import { describeModelById, describeModels, findModel, readModelId, requireModel } from '../models/models.ts'
import { completeChat } from './chat.ts'

/** Routes of the address for OpenAI's clients: `/v1beta/openai/`. */
export const openAiRoutes = (context: Context): readonly Route[] => [
  {
    method: 'POST',
    path: /^\/openai\/chat\/completions$/,
    handle: async (call) => completeChat(call, context),
  },
  { method: 'POST', path: /^\/openai\/embeddings$/, handle: async (call) => embedInput(call, context) },
  {
    method: 'POST',
    path: /^\/openai\/images\/generations$/,
    handle: async (call) => drawImages(call, context),
  },
  {
    method: 'GET',
    path: /^\/openai\/models$/,
    handle: () => ({ object: 'list', data: describeModels().map(toOpenAiModel) }),
  },
  {
    method: 'GET',
    path: /^\/openai\/models\/(?:models\/)?(?<model>[^/:]+)$/,
    handle: ({ path }) => {
      const model = describeModelById(path['model'] ?? '')
      if (model === null) throw notFound()
      return toOpenAiModel(model)
    },
  },
]

function toOpenAiModel(model: object): object {
  const { name, displayName } = model as { name: string; displayName: string }
  return { id: name, object: 'model', owned_by: 'google', display_name: displayName }
}

async function embedInput(call: Call, context: Context): Promise<object> {
  const body = (await readJson(call)) as {
    model?: string
    input?: string | readonly string[]
    dimensions?: number
    encoding_format?: string
  }
  const model = readModelId(body.model)
  requireModel(model, call.version, 'embedContent')
  const texts = [body.input ?? []].flat().map(String)
  if (texts.length === 0) throw invalidArgument('input is required.')
  await resolveFault(call, texts.join('\n'), context, model)
  const data = texts.map((text, index) => {
    const values = embedRequest(
      {
        content: { parts: [{ text }] },
        ...(body.dimensions === undefined ? {} : { outputDimensionality: body.dimensions }),
      },
      model,
    )
    const encoded = Buffer.from(new Float32Array(values).buffer).toString('base64')
    return {
      object: 'embedding',
      index,
      embedding: body.encoding_format === 'base64' ? encoded : values,
    }
  })
  const tokens = texts.reduce((sum, text) => sum + estimateTokens(text), 0)
  return { object: 'list', model, data, usage: { prompt_tokens: tokens, total_tokens: tokens } }
}

const MAX_IMAGES = 4
const SIDE = 1024

async function drawImages(call: Call, context: Context): Promise<object> {
  const body = (await readJson(call)) as { model?: string; prompt?: string; n?: number; size?: string }
  const id = readModelId(body.model)
  const model = findModel(id, 'predict') ?? findModel(id, 'generateContent')
  if (model === null || (model.kind !== 'imagen' && model.kind !== 'image'))
    throw unknownModel(id, call.version, 'predict')
  const { prompt = '', n = 1, size = '1024x1024' } = body
  if (prompt === '') throw invalidArgument('Prompt is empty.')
  if (n < 1 || n > MAX_IMAGES) throw invalidArgument(`n must be between 1 and ${MAX_IMAGES}.`)
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(size) ?? []
  if (width === undefined) throw invalidArgument(`Invalid size: ${size}.`)
  await resolveFault(call, prompt, context, id)
  const images = []
  for (let index = 0; index < n; index += 1)
    images.push(
      // Each image has other colors and another light.
      await context.mediaWorker.run('image', {
        prompt: removeFault(prompt) + ' '.repeat(index),
        ratio: `${width}:${height}`,
        side: SIDE,
        format: 'image/jpeg',
      }),
    )
  return {
    created: Math.floor(context.now() / 1000),
    data: images.map((bytes) => ({ b64_json: Buffer.from(bytes).toString('base64') })),
  }
}
