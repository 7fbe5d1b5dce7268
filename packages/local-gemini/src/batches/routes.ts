import { completeReply, generate } from '../content/generate.ts'
import { toResponse } from '../content/response.ts'
import type { Context } from '../context.ts'
import { embedRequest } from '../embeddings/routes.ts'
import { ApiError, internal, invalidArgument, notFound, permissionDenied } from '../http/api-error.ts'
import { readJson } from '../http/body.ts'
import type { Call, Route } from '../http/call.ts'
import { requireModel, type KnownModel } from '../models/models.ts'
import type { BatchRequest, InlinedRequest } from '../schema/batch-request.ts'
import { readMessage } from '../schema/read-message.ts'
import type { Batch } from '../stores/batch-store.ts'
import { describeBatch } from './describe-batch.ts'
import { readRequestsFile, toResponsesFile } from './requests-file.ts'

const MODEL = String.raw`\/models\/(?<model>[^/:]+)`
const BATCH_PATH = /^\/batches\/(?<batch>[a-z0-9-]+)$/

const NEVER = new AbortController().signal
/** Codes of google.rpc.Code by HTTP status. */
const RPC_CODES: Readonly<Record<number, number>> = {
  400: 3,
  403: 7,
  404: 5,
  429: 8,
  500: 13,
  503: 14,
  504: 4,
}

/** Routes that create, list, get, cancel and delete batches. */
export const batchRoutes = (context: Context): readonly Route[] => [
  {
    method: 'POST',
    path: new RegExp(`^${MODEL}:batchGenerateContent$`),
    handle: async (call) => {
      const model = requireModel(call.path['model'] ?? '', call.version, 'batchGenerateContent')
      const body = readMessage('BatchGenerateContentRequest', await readJson(call))
      return create(call, body, model, context, 'GenerateContentRequest', async (request) => {
        // The creating call has long been answered.
        const generated = await generate({ ...call, signal: NEVER }, request, model, context)
        return toResponse(await completeReply(generated), request.contents ?? [])
      })
    },
  },
  {
    method: 'POST',
    path: new RegExp(`^${MODEL}:asyncBatchEmbedContent$`),
    handle: async (call) => {
      const model = requireModel(call.path['model'] ?? '', call.version, 'asyncBatchEmbedContent')
      const body = readMessage('AsyncBatchEmbedContentRequest', await readJson(call))
      return create(call, body, model, context, 'EmbedContentRequest', async (request) => ({
        embedding: { values: embedRequest(request, model.id) },
      }))
    },
  },
  {
    method: 'GET',
    path: /^\/batches$/,
    handle: ({ key }) => {
      const operations = context.batches.list(key).map(describeBatch)
      return operations.length === 0 ? {} : { operations }
    },
  },
  {
    method: 'GET',
    path: BATCH_PATH,
    handle: async (call) => {
      const batch = requireBatch(call, context)
      await context.batches.poll(batch)
      return describeBatch(batch)
    },
  },
  {
    method: 'POST',
    path: /^\/batches\/(?<batch>[a-z0-9-]+):cancel$/,
    handle: (call) => {
      const batch = requireBatch(call, context)
      if (batch.state !== 'SUCCEEDED') batch.state = 'CANCELLED'
      return {}
    },
  },
  {
    method: 'DELETE',
    path: BATCH_PATH,
    handle: (call) => {
      context.batches.remove(requireBatch(call, context).id)
      return {}
    },
  },
]

function requireBatch({ path, key }: Call, context: Context): Batch {
  const batch = context.batches.find(path['batch'] ?? '', key)
  if (batch === null) throw notFound()
  return batch
}

function create<Name extends 'GenerateContentRequest' | 'EmbedContentRequest'>(
  { key }: Call,
  { batch = {} }: BatchRequest<ReturnType<typeof readMessage<Name>>>,
  { id: model, kind }: KnownModel,
  context: Context,
  name: Name,
  respond: (request: ReturnType<typeof readMessage<Name>>) => Promise<object>,
): object {
  const { displayName = '', inputConfig = {} } = batch
  const { fileName, requests: { requests: inlined = [] } = {} } = inputConfig
  const file = fileName === undefined ? null : context.files.find(fileName.replace(/^files\//, ''), key)
  if (fileName !== undefined && file === null)
    throw permissionDenied(`You do not have permission to access the File ${fileName} or it may not exist.`)
  const requests = file === null ? inlined : readRequestsFile(file.bytes, name)
  if (requests.length === 0) throw invalidArgument('* batch.input_config: the batch has no requests.\n')
  const run = async () => {
    const responses = []
    for (const one of requests) responses.push(await respondTo(one, respond))
    const failed = responses.filter((response) => 'error' in response).length
    if (file !== null) {
      const bytes = toResponsesFile(responses)
      const stored = context.files.add({
        key,
        mimeType: 'application/jsonl',
        displayName: '',
        bytes,
        source: 'GENERATED',
      })
      return { output: { responsesFile: `files/${stored.id}` }, failed }
    }
    const field = kind === 'embedding' ? 'inlinedEmbedContentResponses' : 'inlinedResponses'
    return { output: { [field]: { inlinedResponses: responses } }, failed }
  }
  return describeBatch(context.batches.add({ key, model, displayName, count: requests.length, run }))
}

async function respondTo<Request>(
  { request, metadata }: InlinedRequest<Request>,
  respond: (request: Request) => Promise<object>,
): Promise<object> {
  const kept = metadata === undefined ? {} : { metadata }
  try {
    if (request === undefined) throw invalidArgument('* request: required.\n')
    return { response: await respond(request), ...kept }
  } catch (error) {
    const { code, message } = error instanceof ApiError ? error : internal()
    return { error: { code: RPC_CODES[code] ?? 13, message }, ...kept }
  }
}
