import type { SessionCommand } from '@saha/machines/live-chat'
import { segments } from '../../../i18n/segments.ts'

/** The gateway closes the connection for a longer text; in UTF-16 units. */
const longestText = 2000

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

/** Returns a text in parts of whole graphemes. */
function splitText(text: string): string[] {
  const parts = ['']
  for (const character of segments(text, 'grapheme')) {
    if (`${parts.at(-1)}${character}`.length > longestText) parts.push('')
    parts[parts.length - 1] += character
  }
  return parts.filter(Boolean)
}

/** Converts a command to messages of the Live API. A long text is split. */
export function encodeCommand(command: SessionCommand): object[] {
  if (command.type === 'audio') {
    const audio = { data: base64(command.chunk), mimeType: 'audio/pcm;rate=16000' }
    return [{ realtimeInput: { audio } }]
  }
  if (command.type === 'audioEnd') return [{ realtimeInput: { audioStreamEnd: true } }]
  return splitText(command.text).map((text) => ({ realtimeInput: { text } }))
}
