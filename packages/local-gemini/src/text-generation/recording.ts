import type { Stretch } from '../media/loudness.ts'
import type { Measurement } from '../media/measure.ts'
import type { Language } from '../language.ts'
import { findAnswer } from './authored/authored-answers.ts'
import { fillTemplate, type TemplateValues } from './authored/fill-template.ts'
import type { Prompt } from './prompt.ts'

const seconds = (value: number) => value.toFixed(1)
const decibels = (value: number) => String(Math.round(value)).replace('-', '−')
const formatPosition = (value: number) =>
  `${Math.floor(value / 60)}:${String(Math.floor(value % 60)).padStart(2, '0')}`
const formatTime = (value: number) => `${Math.floor(value / 60)}:${(value % 60).toFixed(1).padStart(4, '0')}`
const formatStretch = ({ from, to }: Stretch) => `${formatTime(from)}–${formatTime(to)}`

/** Matches the instruction of a transcription tool. It is not quoted, and its language is not the user's. */
const TRANSCRIPTION_REQUEST = /\btranscri(?:be|ption)\b|تفريغ|فرّ?غ|دوّ?ن ما يقال/i

/** Headings of the authored answers to other questions, the same in every language. */
const OTHER = { transcription: 'Transcription', unreadable: 'Unreadable file', question: 'Any question' }

/** More stretches of sound would be a long list. */
const MAX_STRETCHES = 12

/**
 * Describes the measurements of a recording as its question asks, and says that its words are unknown.
 *
 * @param preferredLanguage the client's language, for prompts that a tool wrote
 */
export async function describeRecording(
  measured: Measurement | null,
  kind: 'audio' | 'video',
  prompt: Prompt,
  preferredLanguage: Language | null = null,
): Promise<string> {
  const isOwnWords = prompt.text !== '' && !TRANSCRIPTION_REQUEST.test(prompt.text)
  const language = isOwnWords ? prompt.language : (preferredLanguage ?? prompt.language)
  const find = async (text: string) => (await findAnswer(text, language, 'recordings'))?.text ?? null
  const template =
    measured === null
      ? await find(OTHER.unreadable)
      : isOwnWords
        ? ((await find(prompt.text)) ?? (await find(OTHER.question)))
        : await find(OTHER.transcription)
  const question = isOwnWords ? { question: prompt.text.replace(/\s+/g, ' ').slice(0, 240) } : {}
  return fillTemplate(template ?? '', {
    ...question,
    [kind]: '',
    ...(measured === null ? {} : describe(measured)),
  })
}

/** Returns the values of a measurement. A condition that holds is an empty text. */
function describe({ seconds: length, videoTrack, loudness, hasSound }: Measurement): TemplateValues {
  const picture = videoTrack && {
    width: String(videoTrack.width),
    height: String(videoTrack.height),
    rate: String(Math.round(videoTrack.rate)),
  }
  return {
    seconds: seconds(length),
    middle: formatPosition(length / 2),
    end: formatPosition(length),
    ...picture,
    ...describeSound(loudness, hasSound),
    ...(loudness?.loudestAt == null ? { quarter: formatPosition(length / 4) } : {}),
  }
}

function describeSound(loudness: Measurement['loudness'], hasSound: boolean): TemplateValues {
  if (loudness === null) return hasSound ? { undecoded: '' } : { soundless: '' }
  const { average, peak, pauses, sounds, loudestAt } = loudness
  if (average === null || peak === null || loudestAt === null) return { silent: '' }
  const longest = pauses.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0]
  return {
    average: decibels(average),
    peak: decibels(peak),
    loudest: formatPosition(loudestAt),
    sound: sounds.slice(0, MAX_STRETCHES).map(formatStretch),
    ...(longest === undefined
      ? { steady: '' }
      : { pauses: pauses.map(formatStretch).join(', '), longestPause: formatPosition(longest.from) }),
  }
}
