import type { Enums, Messages } from './field-types.ts'

/** Messages that create an interaction. Their fields are in snake case only. */
export const interactionMessages = {
  CreateInteractionRequest: {
    model: 'string',
    agent: 'string',
    agent_config: 'json',
    input: 'json',
    background: 'boolean',
    store: 'boolean',
    stream: 'boolean',
    cached_content: 'string',
    continuation_token: 'string',
    environment: 'json',
    generation_config: 'json',
    labels: 'string{}',
    previous_interaction_id: 'string',
    response_format: 'json',
    response_mime_type: 'string',
    response_modalities: 'string[]',
    safety_settings: 'json[]',
    service_tier: 'string',
    system_instruction: 'string',
    tools: 'json[]',
    webhook_config: 'json',
  },
  InteractionContent: {
    type: 'InteractionContentType',
    text: 'string',
    data: 'bytes',
    uri: 'string',
    name: 'string',
    mime_type: 'string',
    resolution: 'string',
    processing: 'json',
    annotations: 'json[]',
  },
  InteractionResponseFormat: {
    type: 'InteractionFormatType',
    aspect_ratio: 'string',
    image_size: 'string',
    mime_type: 'string',
    delivery: 'InteractionDelivery',
    resolution: 'string',
    duration: 'duration',
    gcs_uri: 'string',
    bit_rate: 'int32',
    sample_rate: 'int32',
    schema: 'json',
  },
} as const satisfies Messages

/** Enums of {@link interactionMessages}. */
export const interactionEnums = {
  InteractionContentType: ['text', 'image', 'audio', 'video', 'document'],
  InteractionFormatType: ['text', 'image', 'audio', 'video'],
  InteractionDelivery: ['inline', 'uri'],
} as const satisfies Enums
