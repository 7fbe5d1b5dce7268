/** Body of `predict` and `predictLongRunning`. */
export interface PredictRequest {
  readonly instances?: readonly {
    readonly prompt?: string
    readonly image?: { readonly bytesBase64Encoded?: string; readonly mimeType?: string }
  }[]
  readonly parameters?: {
    readonly sampleCount?: number
    readonly aspectRatio?: string
    readonly resolution?: string
    readonly durationSeconds?: number
    readonly sampleImageSize?: string
    readonly outputOptions?: { readonly mimeType?: string }
  }
}
