import type { Piece } from '../../core/index.ts'

/** Maqam Hijaz over saidi, the dance of Upper Egypt. */
export const music: Piece = {
  tempo: [88, 126],
  tonic: 293.66,
  maqam: [0, 2, 8, 10, 14, 16, 20],
  rhythm: 'DT-DD-T-',
  phrases: [
    '3-3-4-5-4-3-4---',
    '4-4-5-6-5-4-3---',
    '3-2-1-2-3-4-2---',
    '5-6-7-8-7-6-5---',
    '2-3-4-3-2-g-1---',
  ],
  form: '01213204',
  voices: ['oud', 'qanun'],
}
