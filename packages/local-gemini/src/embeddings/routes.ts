import { promptTokens, sumTokens } from '../content/usage.ts'
import type { Context } from '../context.ts'
import { invalidArgument } from '../http/api-error.ts'
import { readJson } from '../http/body.ts'
import type { Call, Route } from '../http/call.ts'
import { resolveFault } from '../http/early-faults.ts'
import { requireModel } from '../models/models.ts'
import type { EmbedRequest } from '../schema/batch-request.ts'
import { joinText } from '../schema/generate-request.ts'
import { readMessage } from '../schema/read-message.ts'
import { embed, FULL_DIMENSIONS } from './vector.ts'

const MODEL = String.raw`\/models\/(?<model>[^/:]+)`
const MAX_REQUESTS = 100

/** Routes of `embedContent` and `batchEmbedContents`. */
export const embeddingRoutes = (context: Context): readonly Route[] => [
  {
    method: 'POST',
    path: new RegExp(`^${MODEL}:embedContent$`),
    handle: async (call) => {
      const request = readMessage('EmbedContentRequest', await readJson(call))
      const [embedding] = await embedAll(call, [request], context)
      return { embedding: { values: embedding }, usageMetadata: usage([request]) }
    },
  },
  {
    method: 'POST',
    path: new RegExp(`^${MODEL}:batchEmbedContents$`),
    handle: async (call) => {
      const { requests = [] } = readMessage('BatchEmbedContentsRequest', await readJson(call))
      const embeddings = await embedAll(call, requests, context)
      return { embeddings: embeddings.map((values) => ({ values })), usageMetadata: usage(requests) }
    },
  },
]

async function embedAll(
  call: Call,
  requests: readonly EmbedRequest[],
  context: Context,
): Promise<number[][]> {
  const model = call.path['model'] ?? ''
  requireModel(model, call.version, 'embedContent')
  if (requests.length > MAX_REQUESTS)
    throw invalidArgument(
      `* BatchEmbedContentsRequest.requests: at most ${MAX_REQUESTS} requests can be in one batch\n`,
    )
  await resolveFault(call, requests.map(({ content }) => joinText(content)).join('\n'), context, model)
  return requests.map((request) => embedRequest(request, model))
}

/**
 * Embeds the content of a request.
 *
 * @throws {ApiError} 400 for an empty content or unsupported dimensions
 */
export function embedRequest(
  { content, title, outputDimensionality, embedContentConfig }: EmbedRequest,
  model: string,
): number[] {
  const dimensions = outputDimensionality ?? embedContentConfig?.outputDimensionality ?? FULL_DIMENSIONS
  if (dimensions < 1 || dimensions > FULL_DIMENSIONS)
    throw invalidArgument(`output_dimensionality must be between 1 and ${FULL_DIMENSIONS}.`)
  if ((content?.parts ?? []).length === 0)
    throw invalidArgument('* EmbedContentRequest.content: content is empty or contains no parts.\n')
  return embed(content ?? {}, {
    dimensions,
    // The older model leaves shortened embeddings as they are.
    isNormalized: model !== 'gemini-embedding-001',
    title: title ?? embedContentConfig?.title ?? '',
  })
}

function usage(requests: readonly EmbedRequest[]): object {
  const promptTokenDetails = promptTokens(requests.flatMap(({ content }) => content ?? []))
  return { promptTokenCount: sumTokens(promptTokenDetails), promptTokenDetails }
}
