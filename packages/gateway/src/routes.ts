import { Hono, type Context } from 'hono'
import { download, startUpload, requestFile, uploadChunk } from './calls/files.ts'
import { generate } from './calls/generate.ts'
import { startInteraction, startVideo, requestInteraction, pollVideo, predict } from './calls/videos.ts'
import { notFound } from './api-error.ts'
import { createLiveToken } from './live/live-token.ts'
import type { Call, ConnectionInfo, Version } from './context.ts'

/** What Hono keeps for one request. */
export interface GatewayEnvironment {
  Bindings: ConnectionInfo
  Variables: { call: Call }
}

type Gate = Context<GatewayEnvironment>

const VERSION = ':version{v1(?:beta)?}'
const FILE_ID = /^[a-z0-9-]{1,64}$/
const LONG_ID = /^[\w-]{1,200}$/

/** The list of what there is. Whatever is not on it is answered as not found, and nothing is asked of Google. */
export function gatewayRoutes(): Hono<GatewayEnvironment> {
  const routes = new Hono<GatewayEnvironment>()
  // A visit to it sets the cookie and costs nothing.
  routes.get('/health', (c) => c.json({ status: 'ok' }))
  routes.post('/live/token', (c) => begin(c, 'live token', createLiveToken))
  routes.post(`/${VERSION}/models/:target`, modelCall)
  routes.get(`/${VERSION}/models/:model/operations/:id`, (c) =>
    begin(c, 'operation', (call) => pollVideo(call, version(c), known(c, 'model'), id(c, LONG_ID))),
  )
  routes.post(`/${VERSION}/interactions`, (c) =>
    begin(c, 'interaction', (call) => startInteraction(call, version(c))),
  )
  routes.get(`/${VERSION}/interactions/:id`, (c) =>
    begin(
      c,
      'interaction poll',
      (call) => requestInteraction(call, version(c), id(c, LONG_ID), 'get'),
      'stream=false',
    ),
  )
  routes.post(`/${VERSION}/interactions/:id/cancel`, (c) =>
    begin(c, 'interaction cancel', (call) => requestInteraction(call, version(c), id(c, LONG_ID), 'cancel')),
  )
  routes.delete(`/${VERSION}/interactions/:id`, (c) =>
    begin(c, 'interaction delete', (call) => requestInteraction(call, version(c), id(c, LONG_ID), 'delete')),
  )
  routes.post(`/upload/${VERSION}/files`, upload)
  routes.get(`/${VERSION}/files/:id`, file)
  routes.delete(`/${VERSION}/files/:id`, (c) =>
    begin(c, 'file delete', (call) => requestFile(call, version(c), id(c, FILE_ID), 'DELETE')),
  )
  return routes
}

/** Runs a call whose query is exactly the one that belongs to it. */
function begin(c: Gate, name: string, run: (call: Call) => Promise<Response>, query = ''): Promise<Response> {
  const call = c.get('call')
  call.note.call = name
  const search = new URL(c.req.url).search
  const own = search === '' ? query === '' || query === 'stream=false' : search === `?${query}`
  if (!own) throw notFound()
  return run(call)
}

function modelCall(c: Gate): Promise<Response> {
  const [name = '', method = '', ...rest] = (c.req.param('target') ?? '').split(':')
  const call = c.get('call')
  const model = call.context.models.get(name)
  if (model === undefined || rest.length > 0) throw notFound()
  call.note.model = model.id
  const at = version(c)
  const billedByToken = model.makes === 'text' || model.makes === 'image' || model.makes === 'speech'
  if (billedByToken && method === 'generateContent')
    return begin(c, method, () => generate(call, at, model, method))
  if (billedByToken && method === 'streamGenerateContent')
    return begin(c, method, () => generate(call, at, model, method), 'alt=sse')
  if (model.makes === 'picture' && method === 'predict')
    return begin(c, method, () => predict(call, at, model))
  if (model.makes === 'video' && method === 'predictLongRunning')
    return begin(c, method, () => startVideo(call, at, model))
  throw notFound()
}

function upload(c: Gate): Promise<Response> {
  if (!c.req.url.includes('?')) return begin(c, 'upload', (call) => startUpload(call, version(c)))
  const ticket = c.req.query('upload_id') ?? ''
  if (!LONG_ID.test(ticket)) throw notFound()
  return begin(
    c,
    'upload piece',
    (call) => uploadChunk(call, version(c), ticket),
    `upload_id=${ticket}&upload_protocol=resumable`,
  )
}

function file(c: Gate): Promise<Response> {
  const [, name = '', step] = /^([a-z0-9-]{1,64})(:download)?$/.exec(c.req.param('id') ?? '') ?? []
  if (name === '') throw notFound()
  if (step === undefined) return begin(c, 'file', (call) => requestFile(call, version(c), name, 'GET'))
  return begin(c, 'download', (call) => download(call, version(c), name), 'alt=media')
}

function version(c: Gate): Version {
  return c.req.param('version') === 'v1' ? 'v1' : 'v1beta'
}

function known(c: Gate, name: string): string {
  const model = c.get('call').context.models.get(c.req.param(name) ?? '')
  if (model?.makes !== 'video') throw notFound()
  return model.id
}

function id(c: Gate, pattern: RegExp): string {
  const text = c.req.param('id') ?? ''
  if (!pattern.test(text)) throw notFound()
  return text
}
