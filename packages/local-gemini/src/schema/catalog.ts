import { batchEnums, batchMessages } from './batch-messages.ts'
import { contentEnums, contentMessages } from './content-messages.ts'
import { generationEnums, generationMessages } from './generation-messages.ts'
import type { Enums, Messages } from './field-types.ts'
import { interactionEnums, interactionMessages } from './interaction-messages.ts'
import { liveMessages } from './live-messages.ts'
import { mediaMessages } from './media-messages.ts'
import { sessionEnums, sessionMessages } from './session-messages.ts'
import { toolEnums, toolMessages } from './tool-messages.ts'

/** All messages that a client may send, by name. */
export const MESSAGES: Messages = {
  ...contentMessages,
  ...generationMessages,
  ...toolMessages,
  ...sessionMessages,
  ...liveMessages,
  ...mediaMessages,
  ...interactionMessages,
  ...batchMessages,
}

/** All enums, by name. */
export const ENUMS: Enums = {
  ...contentEnums,
  ...generationEnums,
  ...toolEnums,
  ...sessionEnums,
  ...interactionEnums,
  ...batchEnums,
}
