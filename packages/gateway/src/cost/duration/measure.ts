import { Bytes, Unreadable } from './bytes.ts'
import { playingOfMatroska } from './matroska.ts'
import { playingOfMp4 } from './mp4.ts'
import { playingOfOgg } from './ogg.ts'
import { playingOfFlac, playingOfFrames, playingOfWav } from './plain-sound.ts'
import type { Playing } from './playing.ts'

const MP4_BOXES = ['ftyp', 'moov', 'moof', 'mdat', 'styp', 'free', 'skip', 'wide']

/**
 * How long a recording plays at most, by what its bytes are and not by what it is called: MP4, QuickTime and 3GP,
 * WebM and Matroska, Ogg (Opus, Vorbis), WAV, FLAC, MP3 and AAC. Every reader takes a bounded number of steps.
 *
 * @returns null for what cannot be read
 */
export function measureRecording(file: Uint8Array): Playing | null {
  try {
    const playing = read(new Bytes(file))
    return playing.seconds > 0 ? playing : null
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

function read(bytes: Bytes): Playing {
  const name = bytes.text(0, 4)
  if (MP4_BOXES.includes(bytes.text(4, 4))) return playingOfMp4(bytes)
  if (bytes.length > 4 && bytes.u32(0) === 0x1a_45_df_a3) return playingOfMatroska(bytes)
  if (name === 'OggS') return playingOfOgg(bytes)
  if ((name === 'RIFF' || name === 'RF64') && bytes.text(8, 4) === 'WAVE') return playingOfWav(bytes)
  if (name === 'fLaC') return playingOfFlac(bytes)
  return playingOfFrames(bytes, name.startsWith('ID3') ? afterTag(bytes) : 0)
}

/** Where an ID3 tag ends; its size has seven bits in a byte. */
function afterTag(bytes: Bytes): number {
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes.u8(at) & 127), 0)
  return 10 + size
}
