/** Media in a request. */
export interface Blob {
  readonly mimeType?: string
  readonly data?: string
}

/** One part of a turn, as far as answers depend on it. */
export interface Part {
  readonly text?: string
  readonly thought?: boolean
  readonly thoughtSignature?: string
  readonly inlineData?: Blob
  readonly fileData?: { readonly fileUri?: string; readonly mimeType?: string }
  readonly videoMetadata?: { readonly startOffset?: string; readonly endOffset?: string }
  readonly speechMetadata?: { readonly speaker?: string; readonly style?: string }
  readonly functionCall?: { readonly id?: string; readonly name?: string; readonly args?: object }
  readonly functionResponse?: { readonly name?: string; readonly response?: object }
}

/** One turn of a conversation. */
export interface Content {
  readonly role?: string
  readonly parts?: readonly Part[]
}

/** A schema that an answer must fulfil: Google's subset of OpenAPI, or JSON Schema. */
export interface ReplySchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly nullable?: boolean
  readonly items?: ReplySchema
  readonly prefixItems?: readonly ReplySchema[]
  readonly properties?: Readonly<Record<string, ReplySchema>>
  readonly propertyOrdering?: readonly string[]
  readonly required?: readonly string[]
  readonly anyOf?: readonly ReplySchema[]
  readonly oneOf?: readonly ReplySchema[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, ReplySchema>>
  readonly minItems?: number | string
  readonly maxItems?: number | string
  readonly minLength?: number | string
  readonly maxLength?: number | string
  readonly minimum?: number
  readonly maximum?: number
}

/** A voice, by one of the two ways to name it. */
export interface Voice {
  readonly prebuiltVoiceConfig?: { readonly voiceName?: string }
  readonly voice?: string
}

/** How an answer is to be. */
export interface GenerationConfig {
  readonly candidateCount?: number
  readonly maxOutputTokens?: number
  readonly stopSequences?: readonly string[]
  readonly responseMimeType?: string
  readonly responseSchema?: ReplySchema
  readonly responseJsonSchema?: ReplySchema
  readonly responseFormat?: {
    readonly text?: { readonly mimeType?: string; readonly schema?: ReplySchema }
    readonly image?: { readonly aspectRatio?: string; readonly imageSize?: string }
  }
  readonly responseModalities?: readonly string[]
  readonly imageConfig?: { readonly aspectRatio?: string; readonly imageSize?: string }
  readonly speechConfig?: {
    readonly languageCode?: string
    readonly voiceConfig?: Voice
    readonly multiSpeakerVoiceConfig?: {
      readonly speakerVoiceConfigs?: readonly { readonly speaker?: string; readonly voiceConfig?: Voice }[]
    }
  }
  readonly thinkingConfig?: {
    readonly includeThoughts?: boolean
    readonly thinkingBudget?: number
    readonly thinkingLevel?: string
  }
}

/** A function that a model may ask for. */
export interface FunctionDeclaration {
  readonly name?: string
  readonly parameters?: ReplySchema
  readonly parametersJsonSchema?: ReplySchema
}

/** What a model may use. */
export interface Tool {
  readonly googleSearch?: object
  readonly googleMaps?: object
  readonly functionDeclarations?: readonly FunctionDeclaration[]
}

/** The body of `generateContent`, checked. */
export interface GenerateContentRequest {
  readonly contents?: readonly Content[]
  readonly systemInstruction?: Content
  readonly generationConfig?: GenerationConfig
  readonly tools?: readonly Tool[]
  readonly toolConfig?: {
    readonly functionCallingConfig?: { readonly mode?: string }
    readonly retrievalConfig?: {
      readonly latLng?: { readonly latitude?: number; readonly longitude?: number }
      readonly languageCode?: string
    }
  }
}

/** The words of a turn. */
export const joinText = (content: Content | undefined): string =>
  (content?.parts ?? []).flatMap(({ text, thought }) => (text && !thought ? [text] : [])).join('\n')
