import type { Piece } from '../../../core/index.ts'

/** Maqam Kurd over ayyub, the rhythm of the ride. */
export const music: Piece = {
  tempo: [104, 160],
  tonic: 293.66,
  maqam: [0, 2, 6, 10, 14, 16, 20],
  rhythm: 'D--kD-T-',
  phrases: [
    '1-1-2-3-2-121---',
    '5-5-4-3-4-321---',
    '8-8-7-5-6-54----',
    '4-4-5-4-3-2-3---',
    '1-g-1-2-1-------',
  ],
  form: '010123210431',
  voices: ['oud', 'nay'],
}
