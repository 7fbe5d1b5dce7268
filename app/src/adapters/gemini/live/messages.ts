import type { SessionCommand } from '@saha/machines/live-chat'

/** Of a longer text the gateway would close the connection. */
const longestText = 2000

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

/** What a machine says, as the service reads it. A long text goes in pieces, none of which parts a letter. */
export function messagesOf(command: SessionCommand): object[] {
  switch (command.type) {
    case 'audio':
      return [{ realtimeInput: { audio: { data: base64(command.chunk), mimeType: 'audio/pcm;rate=16000' } } }]
    case 'audioEnd':
      return [{ realtimeInput: { audioStreamEnd: true } }]
    case 'text': {
      const pieces = command.text.match(new RegExp(`.{1,${longestText}}`, 'gsu')) ?? []
      return pieces.map((text) => ({ realtimeInput: { text } }))
    }
  }
}
