import { estimateTokens } from '../content/usage.ts'
import type { Call } from '../http/call.ts'
import type { Outcome } from '../stores/video-job.ts'
import type { VideoInteraction } from '../stores/interaction-store.ts'

/** Step of an interaction in a response. */
export interface Step {
  readonly type: 'model_output'
  readonly content?: readonly object[]
  readonly error?: object
}

/** Larger videos are sent as a URI, whatever delivery was requested. */
const MAX_INLINE_BYTES = 4 * 1024 * 1024
const VIDEO_TOKENS = 5000

/** Creates the body of an interaction. */
export function interactionBody({
  id,
  model,
  created,
  status,
  steps,
  input,
}: {
  readonly id: string
  readonly model: string
  readonly created: number
  readonly status: string
  readonly steps: readonly Step[]
  readonly input: number
}): object {
  const time = new Date(created).toISOString()
  const output = status === 'completed' ? VIDEO_TOKENS : 0
  return {
    id,
    object: 'interaction',
    model,
    status,
    created: time,
    updated: time,
    steps,
    usage: { total_input_tokens: input, total_output_tokens: output, total_tokens: input + output },
  }
}

/** Describes the state of an interaction; without an outcome it is in progress. */
export function describeInteraction(
  interaction: VideoInteraction,
  outcome: Outcome | null,
  call: Call,
): object {
  const { id, model, created, request, cancelled } = interaction
  const respond = (status: string, steps: readonly Step[] = []) =>
    interactionBody({
      id,
      model,
      created,
      status,
      steps,
      input: estimateTokens(JSON.stringify(request).slice(0, 2000)),
    })
  if (cancelled) return respond('cancelled')
  if (outcome === null) return respond('in_progress')
  switch (outcome.kind) {
    case 'completed':
      return respond('completed', [
        { type: 'model_output', content: [videoContent(interaction, outcome, call)] },
      ])
    case 'empty':
      return respond('completed', [{ type: 'model_output', content: [] }])
    case 'filtered':
      return respond('incomplete', [
        { type: 'model_output', content: [{ type: 'text', text: outcome.reason }] },
      ])
    default:
      return respond('failed', [
        { type: 'model_output', error: { code: outcome.code, message: outcome.message } },
      ])
  }
}

function videoContent(
  { delivery }: VideoInteraction,
  { file }: Extract<Outcome, { kind: 'completed' }>,
  { origin, version }: Call,
): object {
  const video = { type: 'video', mime_type: file.mimeType }
  if (delivery === 'uri' || file.bytes.length > MAX_INLINE_BYTES)
    return { ...video, uri: `${origin}/${version}/files/${file.id}:download?alt=media` }
  return { ...video, data: Buffer.from(file.bytes).toString('base64') }
}
