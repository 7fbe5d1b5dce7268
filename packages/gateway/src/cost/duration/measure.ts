import { ByteReader, UnreadableFile } from './byte-reader.ts'
import { measureMatroska } from './matroska.ts'
import { measureMp4 } from './mp4.ts'
import { measureOgg } from './ogg.ts'
import { measureFlac, measureFrames, measureWav } from './audio-frames.ts'
import type { RecordingLength } from './recording-length.ts'

const MP4_BOXES = ['ftyp', 'moov', 'moof', 'mdat', 'styp', 'free', 'skip', 'wide']

/**
 * Measures the maximum length of a recording by its bytes, not by its type: MP4, QuickTime, 3GP, WebM, Matroska, Ogg
 * (Opus, Vorbis), WAV, FLAC, MP3 and AAC. Every reader takes a bounded number of steps.
 *
 * @returns null if the file cannot be read
 */
export function measureRecording(file: Uint8Array): RecordingLength | null {
  try {
    const playing = read(new ByteReader(file))
    return playing.seconds > 0 ? playing : null
  } catch (error) {
    if (error instanceof UnreadableFile) return null
    throw error
  }
}

function read(bytes: ByteReader): RecordingLength {
  const name = bytes.text(0, 4)
  if (MP4_BOXES.includes(bytes.text(4, 4))) return measureMp4(bytes)
  if (bytes.length > 4 && bytes.u32(0) === 0x1a_45_df_a3) return measureMatroska(bytes)
  if (name === 'OggS') return measureOgg(bytes)
  if ((name === 'RIFF' || name === 'RF64') && bytes.text(8, 4) === 'WAVE') return measureWav(bytes)
  if (name === 'fLaC') return measureFlac(bytes)
  return measureFrames(bytes, name.startsWith('ID3') ? afterTag(bytes) : 0)
}

/** Returns the end of an ID3 tag; its size has seven bits in each byte. */
function afterTag(bytes: ByteReader): number {
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes.u8(at) & 127), 0)
  return 10 + size
}
