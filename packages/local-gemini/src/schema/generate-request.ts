/** Inline media in a request. */
export interface Blob {
  readonly mimeType?: string
  readonly data?: string
}

/** Part of a turn, with the fields that replies depend on. */
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

/** Turn of a conversation. */
export interface Content {
  readonly role?: string
  readonly parts?: readonly Part[]
}

/** Schema of a JSON reply: Google's subset of OpenAPI, or JSON Schema. */
export interface ReplySchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
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
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly allOf?: readonly ReplySchema[]
  readonly definitions?: Readonly<Record<string, ReplySchema>>
}

/** Voice, named in one of two ways. */
export interface Voice {
  readonly prebuiltVoiceConfig?: { readonly voiceName?: string }
  readonly voice?: string
}

/** Options of a reply. */
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

/** Function that a model may call. */
export interface FunctionDeclaration {
  readonly name?: string
  readonly description?: string
  readonly parameters?: ReplySchema
  readonly parametersJsonSchema?: ReplySchema
}

/** Tool that a model may use. */
export interface Tool {
  readonly googleSearch?: object
  readonly googleMaps?: object
  readonly functionDeclarations?: readonly FunctionDeclaration[]
}

/** Checked body of `generateContent`. */
export interface GenerateContentRequest {
  readonly cachedContent?: string
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

/** Joins the text parts of a turn. */
export const joinText = (content: Content | undefined): string =>
  (content?.parts ?? []).flatMap(({ text, thought }) => (text && !thought ? [text] : [])).join('\n')
