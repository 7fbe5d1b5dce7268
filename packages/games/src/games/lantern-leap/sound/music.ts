import type { Piece } from '../../../core/index.ts'

/** Maqam Hijaz over maqsum, the rhythm of the street. */
export const music: Piece = {
  tempo: [84, 132],
  tonic: 293.66,
  maqam: [0, 2, 8, 10, 14, 16, 20],
  rhythm: 'DT-TD-T-',
  phrases: [
    '5-564-3-4-342---',
    '3-342-1-2-321---',
    '1-3-5-6-5-654---',
    '8-76565-4-5432--',
    '5---4-3-2-1-g-1-',
  ],
  form: '01012341',
  voices: ['qanun', 'oud'],
}
