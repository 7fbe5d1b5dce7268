import { PortError } from '@saha/machines/port'
import type { Speech } from '@saha/machines/text-to-speech'
import { speakingRate } from './pcm.ts'
import { toWav } from './wav.ts'

/** Speech as a file, to be played or kept: bare samples get the header that players want. */
export function speechFile({ bytes, mimeType }: Speech): Blob {
  const [type = '', ...parameters] = mimeType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (type !== 'audio/l16' && type !== 'audio/pcm')
    return new Blob([new Uint8Array(bytes)], { type: mimeType })
  const said = parameters.find((parameter) => parameter.startsWith('rate='))
  const rate = said === undefined ? speakingRate : Number(said.slice('rate='.length))
  if (!Number.isInteger(rate) || rate < 3000 || rate > 768_000)
    throw new PortError('protocol', `Speech of ${mimeType} cannot be played.`)
  return toWav(bytes, rate)
}
