import type { Content, GenerateContentRequest } from '../content/request.ts'
import type { CreateInteractionRequest, InteractionContent, ResponseFormat } from '../interactions/request.ts'
import type { LiveInput } from '../live/setup.ts'
import type { TokenRequest } from '../live/token-store.ts'
import type { MediaRequest } from '../operations/routes.ts'

/** The messages that a body is read as, as far as their fields are looked at. */
export interface Readable {
  readonly GenerateContentRequest: GenerateContentRequest
  readonly CountTokensRequest: {
    readonly contents?: readonly Content[]
    readonly generateContentRequest?: GenerateContentRequest
  }
  readonly PredictRequest: MediaRequest
  readonly PredictLongRunningRequest: MediaRequest
  readonly FetchPredictOperationRequest: { readonly operationName?: string }
  readonly CreateFileRequest: {
    readonly file?: { readonly mimeType?: string; readonly displayName?: string }
  }
  readonly AuthToken: TokenRequest
  readonly BidiGenerateContentClientMessage: LiveInput
  readonly CreateInteractionRequest: CreateInteractionRequest
  readonly InteractionContent: InteractionContent
  readonly InteractionResponseFormat: ResponseFormat
}
