import type { Context } from '../context.ts'
import { invalidArgument, permissionDenied } from '../http/api-error.ts'
import type { GenerateContentRequest } from '../schema/generate-request.ts'
import { promptTokens, sumTokens } from './usage.ts'

/** Request with the content of its cache, and the tokens of that content. */
export interface CompletedRequest {
  readonly request: GenerateContentRequest
  readonly cachedTokens: number
}

/**
 * Puts the cached content that a request names before its own.
 *
 * @throws {ApiError} for a cache that is missing or of another key, and fields that only the cache may have
 */
export function addCachedContent(
  request: GenerateContentRequest,
  key: string,
  context: Context,
): CompletedRequest {
  const { cachedContent, ...own } = request
  if (cachedContent === undefined) return { request, cachedTokens: 0 }
  if ((own.systemInstruction ?? own.tools ?? own.toolConfig) !== undefined)
    throw invalidArgument(
      'CachedContent can not be used with GenerateContent request setting system_instruction, tools or tool_config.\n\nProposed fix: move those values to CachedContent from GenerateContent request.',
    )
  const cache = context.caches.find(cachedContent.replace(/^cachedContents\//, ''), key)
  if (cache === null) throw permissionDenied('CachedContent not found (or permission denied)')
  const { contents = [], systemInstruction, tools, toolConfig } = cache.content
  return {
    request: {
      ...own,
      contents: [...contents, ...(own.contents ?? [])],
      ...(systemInstruction === undefined ? {} : { systemInstruction }),
      ...(tools === undefined ? {} : { tools }),
      ...(toolConfig === undefined ? {} : { toolConfig }),
    },
    cachedTokens: sumTokens(promptTokens(contents)),
  }
}
