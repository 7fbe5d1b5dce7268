import type { Piece } from '../../core/index.ts'

/** Maqam Bayati over six beats, as at weddings. */
export const music: Piece = {
  tempo: [80, 108],
  tonic: 293.66,
  maqam: [0, 3, 6, 10, 14, 16, 20],
  rhythm: 'DTTDT-',
  phrases: ['1-2-3-4-3-2-', '3-4-5---4-3-', '5-6-5-4-5---', '4-3-2-3-2-1-', '1-g-1-2-1---'],
  form: '0313211204',
  voices: ['qanun', 'nay'],
}
