import { invalidArgument } from '../http/api-error.ts'
import { IMAGE_RATIOS, IMAGE_SIZES } from '../media/dimensions.ts'
import { findVoice } from '../media/voices.ts'
import type { KnownModel } from '../models/models.ts'
import type { Content, GenerateContentRequest, GenerationConfig, Part } from '../schema/generate-request.ts'

const DATA: readonly (keyof Part)[] = ['text', 'inlineData', 'fileData', 'functionCall', 'functionResponse']

/**
 * Rejects well-formed requests that the service rejects.
 *
 * @throws {ApiError} 400 with Google's message
 */
export function checkRequest(request: GenerateContentRequest, model: KnownModel): void {
  checkContents(request.contents ?? [])
  checkThinking(request.generationConfig ?? {}, model)
  checkGeneration(request.generationConfig ?? {}, model)
  if (model.kind === 'speech') checkSpeech(request, model)
}

/** Rejects a conversation without turns, and turns without content. */
export function checkContents(contents: readonly Content[]): void {
  if (contents.length === 0)
    throw invalidArgument('* GenerateContentRequest.contents: contents is not specified\n')
  for (const [index, { role, parts = [] }] of contents.entries()) {
    if (role !== undefined && role !== '' && role !== 'user' && role !== 'model' && role !== 'function')
      throw invalidArgument('Please use a valid role: user, model.')
    if (parts.length === 0)
      throw invalidArgument(
        `* GenerateContentRequest.contents[${index}].parts: contents.parts must not be empty.\n`,
      )
    for (const [place, part] of parts.entries())
      if (
        !DATA.some((field) => part[field] !== undefined) &&
        !(
          'toolCall' in part ||
          'toolResponse' in part ||
          'executableCode' in part ||
          'codeExecutionResult' in part
        )
      )
        throw invalidArgument(
          `* GenerateContentRequest.contents[${index}].parts[${place}].data: required oneof field 'data' must have one initialized field\n`,
        )
  }
}

function checkThinking({ thinkingConfig }: GenerationConfig, { id, thinking }: KnownModel): void {
  if (thinkingConfig === undefined) return
  const { thinkingBudget, thinkingLevel } = thinkingConfig
  if (thinkingBudget !== undefined && thinkingLevel !== undefined)
    throw invalidArgument('You can only set only one of thinking budget and thinking level.')
  if (thinking === undefined) throw invalidArgument('Thinking is not enabled for this model.')
  if (thinkingLevel !== undefined) {
    if (thinking.by !== 'level') throw invalidArgument('Thinking level is not supported for this model.')
    if (!thinking.levels.includes(thinkingLevel))
      throw invalidArgument(
        `Thinking level ${thinkingLevel} is not supported for this model. Please retry with other thinking level.`,
      )
  }
  if (thinkingBudget === undefined || thinkingBudget === -1) return
  if (thinking.by === 'level' && !thinking.budget)
    throw invalidArgument(`models/${id} does not support thinking_budget. Use thinking_level instead.`)
  const [least, most] = thinking.by === 'budget' ? [thinking.least, thinking.most] : [0, 32_768]
  if (thinkingBudget < least || thinkingBudget > most)
    throw invalidArgument(
      `The thinking budget ${thinkingBudget} is invalid. Please choose a value between ${least} and ${most}.`,
    )
}

function checkGeneration(config: GenerationConfig, model: KnownModel): void {
  if ((config.candidateCount ?? 1) !== 1)
    throw invalidArgument('Multiple candidates is not enabled for this model')
  if ((config.stopSequences?.length ?? 0) > 5)
    throw invalidArgument('Unable to submit request because it has more than 5 stop sequences.')
  if (config.responseSchema !== undefined && config.responseJsonSchema !== undefined)
    throw invalidArgument('Only one of response_schema and response_json_schema may be set.')
  if (
    (config.responseSchema ?? config.responseJsonSchema) !== undefined &&
    config.responseMimeType !== 'application/json' &&
    config.responseMimeType !== 'text/x.enum'
  )
    throw invalidArgument('Response schema is only supported with response mime type: `application/json`')
  const makes = { text: ['TEXT'], image: ['TEXT', 'IMAGE'], speech: ['AUDIO'] }[model.kind as 'text'] ?? [
    'TEXT',
  ]
  for (const modality of config.responseModalities ?? [])
    if (!makes.includes(modality))
      throw invalidArgument(
        `The requested combination of response modalities (${(config.responseModalities ?? []).join(', ')}) is not supported by the model. models/${model.id} accepts the following combination of response modalities:\n* ${makes.join(', ')}\n`,
      )
  const { aspectRatio, imageSize } = config.imageConfig ?? {}
  if (aspectRatio !== undefined && !IMAGE_RATIOS.includes(aspectRatio))
    throw invalidArgument(
      `Invalid aspect ratio: ${aspectRatio}. Supported aspect ratios: ${IMAGE_RATIOS.join(', ')}.`,
    )
  if (
    imageSize !== undefined &&
    (!(imageSize in IMAGE_SIZES) || (imageSize === '512' && model.small !== true))
  )
    throw invalidArgument(
      `Invalid image size: ${imageSize}. Supported image sizes: ${Object.keys(IMAGE_SIZES)
        .filter((size) => size !== '512' || model.small === true)
        .join(', ')}.`,
    )
}

function checkSpeech(
  { systemInstruction, generationConfig }: GenerateContentRequest,
  { id }: KnownModel,
): void {
  if (systemInstruction !== undefined)
    throw invalidArgument(`Developer instruction is not enabled for models/${id}`)
  if (generationConfig?.responseModalities?.includes('AUDIO') !== true)
    throw invalidArgument(
      `The requested combination of response modalities (TEXT) is not supported by the model. models/${id} accepts the following combination of response modalities:\n* AUDIO\n`,
    )
  const { voiceConfig, multiSpeakerVoiceConfig } = generationConfig.speechConfig ?? {}
  const speakers = multiSpeakerVoiceConfig?.speakerVoiceConfigs ?? []
  if (multiSpeakerVoiceConfig !== undefined && speakers.length !== 2)
    throw invalidArgument('multi_speaker_voice_config.speaker_voice_configs must have exactly two voices.')
  for (const voice of [voiceConfig, ...speakers.map((speaker) => speaker.voiceConfig)]) {
    const name = voice?.prebuiltVoiceConfig?.voiceName ?? voice?.voice
    if (name !== undefined && findVoice(name) === null)
      throw invalidArgument(
        `Voice name ${name} is not supported. Allowed voice names are listed in the documentation.`,
      )
  }
}
