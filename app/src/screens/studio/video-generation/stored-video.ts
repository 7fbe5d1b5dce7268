import { createEntryKind } from '../../../adapters/library/entry-kind.ts'
import { draftSchema } from './video-generation.draft.ts'

/** Id of the file with the video. */
export const videoFile = 'video'

/** Reads stored videos. */
export const videoKind = createEntryKind({
  tool: 'video-generation',
  schema: draftSchema,
  getTexts: ({ prompt }) => [prompt],
})
