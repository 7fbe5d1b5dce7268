import { ApiError, permissionDenied } from '../http/api-error.ts'
import type { Call, Route } from '../http/call.ts'
import type { Context } from '../context.ts'
import { describeFile, type StoredFile } from '../stores/file-store.ts'
import { uploadRoutes } from './upload-routes.ts'

const FILE = String.raw`\/files\/(?<file>[a-z0-9-]+)`

/** Routes that list, get, delete and download files. */
export const fileRoutes = (context: Context): readonly Route[] => [
  ...uploadRoutes(context),
  {
    method: 'GET',
    path: /^\/files$/,
    handle: ({ key, origin, version }) => {
      const files = context.files.list(key).map((file) => describeFile(file, origin, version))
      return files.length === 0 ? {} : { files }
    },
  },
  {
    method: 'GET',
    path: new RegExp(`^${FILE}$`),
    handle: (call) => {
      const file = requireFile(call, context.files.poll(call.path['file'] ?? '', call.key))
      if (call.query.get('alt') !== 'media') return describeFile(file, call.origin, call.version)
      return download(call, file)
    },
  },
  {
    method: 'GET',
    path: new RegExp(`^${FILE}:download$`),
    handle: (call) =>
      download(call, requireFile(call, context.files.find(call.path['file'] ?? '', call.key))),
  },
  {
    method: 'DELETE',
    path: new RegExp(`^${FILE}$`),
    handle: (call) => {
      context.files.remove(requireFile(call, context.files.find(call.path['file'] ?? '', call.key)).id)
      return {}
    },
  },
]

function requireFile({ path, fault }: Call, file: StoredFile | null): StoredFile {
  // A missing file and a file of another key get the same error.
  if (file === null || fault?.name === 'download-forbidden' || file.locked === true)
    throw permissionDenied(
      `You do not have permission to access the File ${path['file']} or it may not exist.`,
    )
  return file
}

/** Sends a file or the requested byte range. */
function download({ request, response }: Call, { bytes, mimeType }: StoredFile): undefined {
  const headers = {
    'content-type': mimeType,
    'accept-ranges': 'bytes',
    'cache-control': 'private',
    'x-content-type-options': 'nosniff',
  }
  const range = request.headers.range === undefined ? null : readRange(request.headers.range, bytes.length)
  if (range === null) {
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes)
    return undefined
  }
  const { from, to } = range
  response.writeHead(206, {
    ...headers,
    'content-length': to - from + 1,
    'content-range': `bytes ${from}-${to}/${bytes.length}`,
  })
  response.end(bytes.subarray(from, to + 1))
  return undefined
}

function readRange(text: string, length: number): { from: number; to: number } | null {
  const [match, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(text) ?? []
  if (match === undefined || (first === '' && last === '')) return null
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  if (from > to || from >= length)
    throw new ApiError(416, 'OUT_OF_RANGE', `The range is not satisfiable: the file has ${length} bytes.`)
  return { from, to }
}
