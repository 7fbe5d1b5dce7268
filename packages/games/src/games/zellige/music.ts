import type { Piece } from '../../core/index.ts'

/** Maqam Rast over samai thaqil, ten beats long. */
export const music: Piece = {
  tempo: [66, 92],
  tonic: 196,
  maqam: [0, 4, 7, 10, 14, 18, 21],
  rhythm: 'D--T-DDT--',
  phrases: [
    '1--2-3-4-5--5-654---',
    '5--6-5-4-3--4-321---',
    '8--7-6-5-6--5-432---',
    '3--4-3-2-1--g-121---',
    '5-8--8-9-8--7-678---',
  ],
  form: '013241',
  voices: ['nay', 'oud'],
}
