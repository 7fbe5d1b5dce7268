import type { Piece } from '../../core/index.ts'

/** Maqam Nikriz over a slow chiftetelli. */
export const music: Piece = {
  tempo: [70, 104],
  tonic: 220,
  maqam: [0, 4, 6, 12, 14, 18, 20],
  rhythm: 'D-TkT-T-D-D-T---',
  phrases: [
    '1---2-3-4-3-2---',
    '5---4-5-4-3-2-1-',
    '5---6-7-8---7-5-',
    '4-345---4-3-2---',
    '3---2-1-g-1-----',
  ],
  form: '01230314',
  voices: ['nay', 'oud'],
}
