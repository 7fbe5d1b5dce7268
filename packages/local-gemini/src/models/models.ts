import { unknownModel } from '../http/api-error.ts'

/** Kind of model, which decides its methods. */
export type ModelKind = 'text' | 'image' | 'speech' | 'live' | 'imagen' | 'veo' | 'omni' | 'embedding'

/** The request field that controls a model's thinking. */
export type Thinking =
  | { readonly by: 'budget'; readonly least: number; readonly most: number }
  | { readonly by: 'level'; readonly levels: readonly string[]; readonly budget: boolean }

/** Model that this service supports. */
export interface KnownModel {
  readonly id: string
  readonly displayName: string
  readonly kind: ModelKind
  readonly thinking?: Thinking
  /** Whether it also draws images of 512 pixels. */
  readonly small?: boolean
}

const LEVELS = ['LOW', 'MEDIUM', 'HIGH']
const anyLevel: Thinking = { by: 'level', levels: ['MINIMAL', ...LEVELS], budget: true }

const model = (id: string, displayName: string, kind: ModelKind, thinking?: Thinking): KnownModel => ({
  id,
  displayName,
  kind,
  ...(thinking === undefined ? {} : { thinking }),
})

/**
 * Models available to developers in November 2026, and those of Imagen and Veo, which only other services still
 * offer.
 */
const MODELS: readonly KnownModel[] = [
  model('gemini-3.8-flash', 'Gemini 3.8 Flash', 'text', anyLevel),
  model('gemini-flash-latest', 'Gemini Flash Latest', 'text', anyLevel),
  model('gemini-3.5-flash', 'Gemini 3.5 Flash', 'text', anyLevel),
  model('gemini-3.5-flash-lite', 'Gemini 3.5 Flash-Lite', 'text', anyLevel),
  model('gemini-flash-lite-latest', 'Gemini Flash-Lite Latest', 'text', anyLevel),
  model('gemini-3.1-flash-lite', 'Gemini 3.1 Flash-Lite', 'text', anyLevel),
  model('gemini-3.5-transcribe', 'Gemini 3.5 Transcribe', 'text'),
  model('gemini-4-argon', 'Gemini 4 Argon', 'text', { by: 'level', levels: LEVELS, budget: false }),
  model('gemini-3.1-pro-preview', 'Gemini 3.1 Pro Preview', 'text', {
    by: 'level',
    levels: LEVELS,
    budget: true,
  }),
  model('gemini-pro-latest', 'Gemini Pro Latest', 'text', { by: 'level', levels: LEVELS, budget: true }),
  model('gemini-2.5-pro', 'Gemini 2.5 Pro', 'text', { by: 'budget', least: 128, most: 32768 }),
  model('gemini-nano-banana-2.1', 'Nano Banana 2.1', 'image'),
  { ...model('gemini-3.1-flash-image', 'Gemini 3.1 Flash Image', 'image'), small: true },
  model('gemini-3-pro-image', 'Gemini 3 Pro Image', 'image'),
  model('gemini-3.1-flash-lite-image', 'Gemini 3.1 Flash-Lite Image', 'image'),
  model('gemini-3.8-flash-tts', 'Gemini 3.8 Flash TTS', 'speech'),
  model('gemini-3.8-flash-lite-tts', 'Gemini 3.8 Flash-Lite TTS', 'speech'),
  model('gemini-3.8-live', 'Gemini 3.8 Live', 'live'),
  model('gemini-3.8-live-extended-thinking', 'Gemini 3.8 Live Extended Thinking', 'live'),
  model('gemini-omni-1.2-flash', 'Gemini Omni 1.2 Flash', 'omni'),
  model('gemini-omni-1.1-flash', 'Gemini Omni 1.1 Flash', 'omni'),
  model('gemini-embedding-001', 'Gemini Embedding 001', 'embedding'),
  model('gemini-embedding-2', 'Gemini Embedding 2', 'embedding'),
  model('imagen-4.0-generate-001', 'Imagen 4', 'imagen'),
  model('imagen-4.0-fast-generate-001', 'Imagen 4 Fast', 'imagen'),
  model('imagen-4.0-ultra-generate-001', 'Imagen 4 Ultra', 'imagen'),
  model('veo-3.1-generate-preview', 'Veo 3.1', 'veo'),
  model('veo-3.1-fast-generate-preview', 'Veo 3.1 Fast', 'veo'),
  model('veo-3.1-generate-001', 'Veo 3.1', 'veo'),
]

const BY_ID = new Map(MODELS.map((known) => [known.id, known]))

const METHODS: Readonly<Record<ModelKind, readonly string[]>> = {
  text: [
    'generateContent',
    'streamGenerateContent',
    'countTokens',
    'createCachedContent',
    'batchGenerateContent',
    'createInteraction',
  ],
  image: ['generateContent', 'streamGenerateContent', 'countTokens', 'createInteraction'],
  speech: ['generateContent', 'streamGenerateContent', 'countTokens'],
  live: ['bidiGenerateContent', 'countTokens'],
  imagen: ['predict'],
  veo: ['predictLongRunning', 'fetchPredictOperation'],
  omni: ['createInteraction'],
  embedding: ['embedContent', 'countTokens', 'asyncBatchEmbedContent'],
}

/** Finds a model that supports a method; the name may begin with `models/`. */
export function findModel(name: string, method: string): KnownModel | null {
  const known = BY_ID.get(name.replace(/^models\//, ''))
  return known !== undefined && METHODS[known.kind].includes(method) ? known : null
}

/** Finds a model like {@link findModel}. @throws {ApiError} 404 if there is none */
export function requireModel(id: string, version: string, method: string): KnownModel {
  const model = findModel(id, method)
  if (model === null) throw unknownModel(id, version, method)
  return model
}

/** Returns the id in a name such as `models/gemini-3.8-flash`; an empty string for anything but a name. */
export const readModelId = (name: unknown): string =>
  typeof name === 'string' ? name.replace(/^models\//, '') : ''

/** Returns the models as `models.list` does. */
export const describeModels = (): object[] => MODELS.map(describe)

/** Returns a model as `models.get` does, or null for an unknown one. */
export function describeModelById(id: string): object | null {
  const known = BY_ID.get(id)
  return known === undefined ? null : describe(known)
}

function describe({ id, displayName, kind, thinking }: KnownModel): object {
  return {
    name: `models/${id}`,
    version: 'local-emulator',
    displayName,
    description: `Answers as ${displayName} does, with demo answers.`,
    inputTokenLimit: kind === 'text' ? 1_048_576 : 131_072,
    outputTokenLimit: kind === 'text' ? 65_536 : 32_768,
    supportedGenerationMethods: METHODS[kind].filter((method) => method !== 'streamGenerateContent'),
    temperature: 1,
    topP: 0.95,
    topK: 64,
    maxTemperature: 2,
    ...(thinking === undefined ? {} : { thinking: true }),
  }
}
