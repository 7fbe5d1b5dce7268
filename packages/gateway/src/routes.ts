import { Hono, type Context } from 'hono'
import { download, startUpload, requestFile, uploadChunk } from './calls/files.ts'
import { generate } from './calls/generate.ts'
import { startInteraction, startVideo, requestInteraction, pollVideo, predict } from './calls/videos.ts'
import { answerPrompt } from './calls/prompt.ts'
import { ApiError, notFound } from './api-error.ts'
import { createLiveToken } from './live/live-token.ts'
import { type Call, type ConnectionInfo, requireModel, type Version } from './context.ts'

/** Hono's environment for one request. */
export interface GatewayEnvironment {
  Bindings: ConnectionInfo
  Variables: { call: Call }
}

type RouteContext = Context<GatewayEnvironment>

const PROMPT = 'prompt'
const VERSION = ':version{v1(?:beta)?}'
const FILE_ID = /^[a-z0-9-]{1,64}$/
const LONG_ID = /^[\w-]{1,200}$/

/** Allow list of routes. Everything else is not found, and never reaches Google. */
export function gatewayRoutes(): Hono<GatewayEnvironment> {
  const routes = new Hono<GatewayEnvironment>()
  // Sets the cookie for free.
  routes.get('/health', (c) => c.json({ status: 'ok' }))
  routes.post(`/${VERSION}/prompts/:target`, promptCall)
  routes.post('/live/token', (c) => runCall(c, 'live token', createLiveToken))
  routes.post(`/${VERSION}/models/:target`, modelCall)
  routes.get(`/${VERSION}/models/:model/operations/:id`, (c) =>
    runCall(c, 'operation', (call) =>
      pollVideo(call, readVersion(c), requireVideoModel(c, 'model'), readId(c, LONG_ID)),
    ),
  )
  routes.post(`/${VERSION}/interactions`, (c) =>
    runCall(c, 'interaction', (call) => startInteraction(call, readVersion(c))),
  )
  routes.get(`/${VERSION}/interactions/:id`, (c) =>
    runCall(
      c,
      'interaction poll',
      (call) => requestInteraction(call, readVersion(c), readId(c, LONG_ID), 'get'),
      'stream=false',
    ),
  )
  routes.post(`/${VERSION}/interactions/:id/cancel`, (c) =>
    runCall(c, 'interaction cancel', (call) =>
      requestInteraction(call, readVersion(c), readId(c, LONG_ID), 'cancel'),
    ),
  )
  routes.delete(`/${VERSION}/interactions/:id`, (c) =>
    runCall(c, 'interaction delete', (call) =>
      requestInteraction(call, readVersion(c), readId(c, LONG_ID), 'delete'),
    ),
  )
  routes.post(`/upload/${VERSION}/files`, upload)
  routes.get(`/${VERSION}/files/:id`, file)
  routes.delete(`/${VERSION}/files/:id`, (c) =>
    runCall(c, 'file delete', (call) => requestFile(call, readVersion(c), readId(c, FILE_ID), 'DELETE')),
  )
  return routes
}

/** Runs a call if its query is exactly the expected one. */
function runCall(
  c: RouteContext,
  name: string,
  run: (call: Call) => Promise<Response>,
  query = '',
): Promise<Response> {
  const call = c.get('call')
  call.log.call = name
  if (call.context.onlyPrompts && name !== PROMPT)
    throw new ApiError(403, 'Only the prompts of this gateway may be used.', { reason: 'ONLY_PROMPTS' })
  const search = new URL(c.req.url).search
  const isExpectedQuery = search === '' ? query === '' || query === 'stream=false' : search === `?${query}`
  if (!isExpectedQuery) throw notFound()
  return run(call)
}

function modelCall(c: RouteContext): Promise<Response> {
  const [name = '', method = '', ...rest] = (c.req.param('target') ?? '').split(':')
  const call = c.get('call')
  if (rest.length > 0) throw notFound()
  const model = requireModel(call, name)
  call.log.model = model.id
  const at = readVersion(c)
  const billedByToken = model.makes === 'text' || model.makes === 'image' || model.makes === 'speech'
  if (billedByToken && method === 'generateContent')
    return runCall(c, method, () => generate(call, at, model, method))
  if (billedByToken && method === 'streamGenerateContent')
    return runCall(c, method, () => generate(call, at, model, method), 'alt=sse')
  if (model.makes === 'picture' && method === 'predict')
    return runCall(c, method, () => predict(call, at, model))
  if (model.makes === 'video' && method === 'predictLongRunning')
    return runCall(c, method, () => startVideo(call, at, model))
  throw notFound()
}

function promptCall(c: RouteContext): Promise<Response> {
  const [, name = '', method] = /^([a-z0-9-]{1,41}):(\w+)$/.exec(c.req.param('target') ?? '') ?? []
  if (method === 'generateContent')
    return runCall(c, PROMPT, (call) => answerPrompt(call, readVersion(c), name, method))
  if (method === 'streamGenerateContent')
    return runCall(c, PROMPT, (call) => answerPrompt(call, readVersion(c), name, method), 'alt=sse')
  throw notFound()
}

function upload(c: RouteContext): Promise<Response> {
  if (!c.req.url.includes('?')) return runCall(c, 'upload', (call) => startUpload(call, readVersion(c)))
  const ticket = c.req.query('upload_id') ?? ''
  if (!LONG_ID.test(ticket)) throw notFound()
  return runCall(
    c,
    'upload chunk',
    (call) => uploadChunk(call, readVersion(c), ticket),
    `upload_id=${ticket}&upload_protocol=resumable`,
  )
}

function file(c: RouteContext): Promise<Response> {
  const [, name = '', step] = /^([a-z0-9-]{1,64})(:download)?$/.exec(c.req.param('id') ?? '') ?? []
  if (name === '') throw notFound()
  if (step === undefined) return runCall(c, 'file', (call) => requestFile(call, readVersion(c), name, 'GET'))
  return runCall(c, 'download', (call) => download(call, readVersion(c), name), 'alt=media')
}

function readVersion(c: RouteContext): Version {
  return c.req.param('version') === 'v1' ? 'v1' : 'v1beta'
}

function requireVideoModel(c: RouteContext, name: string): string {
  const model = c.get('call').context.models.get(c.req.param(name) ?? '')
  if (model?.makes !== 'video') throw notFound()
  return model.id
}

function readId(c: RouteContext, pattern: RegExp): string {
  const text = c.req.param('id') ?? ''
  if (!pattern.test(text)) throw notFound()
  return text
}
