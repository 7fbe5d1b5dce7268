import type { BatchRequest, CachedContent, EmbedRequest } from './batch-request.ts'
import type { Content, GenerateContentRequest } from './generate-request.ts'
import type { CreateInteractionRequest, InteractionContent, ResponseFormat } from './interaction-request.ts'
import type { LiveInput, TokenRequest } from './live-request.ts'
import type { PredictRequest } from './predict-request.ts'

/** Types of the messages that a body is parsed as, with the fields in use. */
export interface ParsedMessages {
  readonly GenerateContentRequest: GenerateContentRequest
  readonly CountTokensRequest: {
    readonly contents?: readonly Content[]
    readonly generateContentRequest?: GenerateContentRequest
  }
  readonly PredictRequest: PredictRequest
  readonly PredictLongRunningRequest: PredictRequest
  readonly FetchPredictOperationRequest: { readonly operationName?: string }
  readonly CreateFileRequest: {
    readonly file?: { readonly mimeType?: string; readonly displayName?: string }
  }
  readonly AuthToken: TokenRequest
  readonly BidiGenerateContentClientMessage: LiveInput
  readonly CreateInteractionRequest: CreateInteractionRequest
  readonly EmbedContentRequest: EmbedRequest
  readonly BatchEmbedContentsRequest: { readonly requests?: readonly EmbedRequest[] }
  readonly CachedContent: CachedContent
  readonly BatchGenerateContentRequest: BatchRequest<GenerateContentRequest>
  readonly AsyncBatchEmbedContentRequest: BatchRequest<EmbedRequest>
  readonly InteractionContent: InteractionContent
  readonly InteractionResponseFormat: ResponseFormat
}
