/** Content of an interaction's input. */
export interface InteractionContent {
  readonly type?: string
  readonly text?: string
  readonly data?: string
  readonly uri?: string
  readonly mime_type?: string
}

/** Format of the response. */
export interface ResponseFormat {
  readonly type?: string
  readonly aspect_ratio?: string
  readonly image_size?: string
  readonly mime_type?: string
  readonly delivery?: 'inline' | 'uri'
  readonly resolution?: string
  readonly duration?: string
  readonly schema?: unknown
}

/** Body that creates an interaction. */
export interface CreateInteractionRequest {
  readonly model?: string
  readonly agent?: string
  readonly input?: unknown
  readonly background?: boolean
  readonly store?: boolean
  readonly stream?: boolean
  readonly response_format?: unknown
  readonly system_instruction?: string
  readonly previous_interaction_id?: string
  readonly generation_config?: unknown
  readonly tools?: readonly unknown[]
}
