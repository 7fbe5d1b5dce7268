import type { Piece } from '../../core/index.ts'

/** Maqam Nahawand over malfuf. */
export const music: Piece = {
  tempo: [100, 150],
  tonic: 261.63,
  maqam: [0, 4, 6, 10, 14, 16, 20],
  rhythm: 'D-kT-kT-',
  phrases: [
    '1-3-5-5-4-3-4---',
    '4-3-2-2-3-2-1---',
    '5-6-5-8-7-6-5---',
    '8-7-6-5-6-5-4-3-',
    '5-4-3-2-1-g-1---',
  ],
  form: '01012341',
  voices: ['qanun', 'oud'],
}
