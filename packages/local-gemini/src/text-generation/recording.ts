import type { Measurement } from '../media/measure.ts'
import type { Language } from '../language.ts'
import type { Prompt } from './prompt.ts'
import { getPhrases } from './phrases.ts'

const seconds = (value: number) => value.toFixed(1)
const decibels = (value: number) => String(Math.round(value)).replace('-', '−')
const formatPosition = (value: number) =>
  `${Math.floor(value / 60)}:${String(Math.floor(value % 60)).padStart(2, '0')}`
const formatTime = (value: number) => `${Math.floor(value / 60)}:${(value % 60).toFixed(1).padStart(4, '0')}`

/** Matches the instruction of a transcription tool. It is not quoted, and its language is not the user's. */
const TRANSCRIPTION_REQUEST = /\btranscri(?:be|ption)\b|تفريغ|فرّ?غ|دوّ?ن ما يقال/i

/**
 * Describes the measurements of a recording, and says that its words are unknown.
 *
 * @param preferredLanguage the client's language, for prompts that a tool wrote
 */
export function describeRecording(
  measured: Measurement | null,
  kind: 'audio' | 'video',
  prompt: Prompt,
  preferredLanguage: Language | null = null,
): string {
  const isOwnWords = prompt.text !== '' && !TRANSCRIPTION_REQUEST.test(prompt.text)
  const say = getPhrases(isOwnWords ? prompt.language : (preferredLanguage ?? prompt.language))
  const { recording } = say
  const asked = !isOwnWords ? [] : [recording.question(prompt.text.replace(/\s+/g, ' ').slice(0, 240))]
  if (measured === null) return [`${say.demo} ${recording.unreadable}`, ...asked].join('\n\n')
  const { videoTrack, loudness, hasSound } = measured
  const lines = [recording.length(seconds(measured.seconds))]
  if (videoTrack !== null)
    lines.push(
      recording.size(videoTrack.width, videoTrack.height, String(Math.round(videoTrack.rate))),
      recording.moments(
        formatPosition(0),
        formatPosition(measured.seconds / 2),
        formatPosition(measured.seconds),
      ),
    )
  if (loudness === null) {
    if (hasSound) lines.push(recording.unheard)
  } else if (loudness.average === null || loudness.peak === null) lines.push(recording.silent)
  else {
    lines.push(recording.loudness(decibels(loudness.average), decibels(loudness.peak)))
    const { pauses } = loudness
    const spans = pauses.map(({ from, to }) => `${formatTime(from)}–${formatTime(to)}`).join(', ')
    lines.push(pauses.length === 0 ? recording.noPauses : recording.pauses(spans))
  }
  const list = lines.map((line) => `- ${line}`).join('\n')
  return [`${say.demo} ${recording.heading(kind)}`, list, recording.noWords, ...asked].join('\n\n')
}
