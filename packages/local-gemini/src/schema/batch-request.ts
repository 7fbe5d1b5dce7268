import type { Content, GenerateContentRequest } from './generate-request.ts'

/** Body of `embedContent`. */
export interface EmbedRequest {
  readonly content?: Content
  readonly model?: string
  readonly title?: string
  readonly outputDimensionality?: number
  readonly embedContentConfig?: { readonly outputDimensionality?: number; readonly title?: string }
}

/** Body of a cached content. */
export interface CachedContent extends Pick<
  GenerateContentRequest,
  'contents' | 'systemInstruction' | 'tools' | 'toolConfig'
> {
  readonly model?: string
  readonly displayName?: string
  readonly ttl?: string
  readonly expireTime?: string
}

/** Request of a batch, with what its sender wants back beside the response. */
export interface InlinedRequest<Request> {
  readonly request?: Request
  readonly metadata?: Readonly<Record<string, unknown>>
}

/** Body that creates a batch. */
export interface BatchRequest<Request> {
  readonly batch?: {
    readonly displayName?: string
    readonly inputConfig?: {
      readonly fileName?: string
      readonly requests?: { readonly requests?: readonly InlinedRequest<Request>[] }
    }
  }
}
