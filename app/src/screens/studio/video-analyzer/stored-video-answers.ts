import * as v from 'valibot'
import { createEntryKind } from '../../../adapters/library/entry-kind.ts'
import type { Files } from '../../../adapters/library/entry.ts'
import { exchangeLimit, type Exchange } from './video-analyzer.state.ts'
import type { LoadedVideo } from './video-file.ts'

/** Id of the file with the video. */
export const videoFile = 'video'

const length = v.pipe(v.number(), v.finite(), v.minValue(0))

const schema = v.object({
  name: v.string(),
  width: length,
  height: length,
  isPlayable: v.boolean(),
  duration: v.nullable(length),
  /** Newest first. */
  exchanges: v.pipe(
    v.array(
      v.object({
        question: v.string(),
        answer: v.string(),
        ending: v.picklist(['whole', 'cutOff', 'stopped']),
      }),
    ),
    v.minLength(1),
    v.maxLength(exchangeLimit),
  ),
})

type StoredVideoAnswers = v.InferOutput<typeof schema>

/** Reads stored answers about a video. */
export const videoAnswersKind = createEntryKind<StoredVideoAnswers>({
  tool: 'video-analyzer',
  schema,
  getTexts: ({ name, exchanges }) => [
    ...exchanges.toReversed().flatMap(({ question, answer }) => [question, answer]),
    name,
  ],
})

/** Returns what is stored of a video and its answers. */
export const toStoredVideoAnswers = ({ blob, ...video }: LoadedVideo, exchanges: readonly Exchange[]) => ({
  data: {
    ...video,
    exchanges: exchanges
      .filter((exchange) => exchange.video.blob === blob)
      .map(({ question, answer, ending }) => ({ question, answer, ending })),
  },
  files: new Map([[videoFile, blob]]),
})

/** Restores a video and its answers; null without the video. */
export function fromStoredVideoAnswers(
  { exchanges, ...fields }: StoredVideoAnswers,
  files: Files,
  createId: () => string,
): { video: LoadedVideo; exchanges: readonly Exchange[] } | null {
  const blob = files.get(videoFile)
  if (!blob) return null
  const video = { ...fields, blob }
  return { video, exchanges: exchanges.map((exchange) => ({ ...exchange, id: createId(), video })) }
}
