import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortError } from '../../packages/machines/src/port/port-error.ts'
import {
  ratingMachine,
  selectChoice,
  selectRatingFailure,
  selectRatingStatus,
  selectStars,
  type RatingPorts,
} from '../../packages/machines/src/rating/index.ts'
import { ratingFixtures } from '../../packages/machines/src/rating/rating.fixtures.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default {
  title: 'Machines/Rating',
  tags: ['!autodocs'],
} satisfies Meta

const subject = subjectOf<typeof ratingMachine, RatingPorts>(ratingMachine, ratingFixtures)
const signedOut = { gameId: 'g1', userId: null }

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'Hovering previews stars.',
    ar: 'المرور فوق النجوم يُظهر معاينة لها.',
    walk: async (at) => {
      await at.send({ type: 'star.preview', stars: 5 })
      await expect(selectStars(at.snapshot)).toBe(5)
      await at.send({ type: 'star.leave' })
      await expect(selectStars(at.snapshot)).toBe(0)
    },
  },
  {
    en: 'Clicking a star shows Confirm and Cancel.',
    ar: 'النقر على نجمة يُظهر زرّي التأكيد والإلغاء.',
    walk: async (at) => {
      await at.send({ type: 'star.choose', stars: 4 })
      await expect(selectRatingStatus(at.snapshot)).toBe('confirming')
      await expect(at.inputs('saveRating')).toEqual([])
    },
  },
  {
    en: 'Confirm submits and shows a thanks message for 2.5 s.',
    ar: 'التأكيد يرسل التقييم ويُظهر رسالة شكر لمدّة 2.5 ثانية.',
    walk: async (at) => {
      await at.send({ type: 'star.choose', stars: 4 })
      await at.send({ type: 'rating.confirm' })
      await expect(at.inputs('saveRating')).toEqual([{ gameId: 'g1', userId: 'u1', stars: 4 }])
      await at.resolve('saveRating')
      await expect(selectRatingStatus(at.snapshot)).toBe('thanking')
      await at.advance(2499)
      await expect(selectRatingStatus(at.snapshot)).toBe('thanking')
      await at.advance(1)
      await expect(selectRatingStatus(at.snapshot)).toBe('idle')
    },
  },
  {
    en: 'Cancel clears the choice.',
    ar: 'الإلغاء يمحو الاختيار.',
    walk: async (at) => {
      await at.send({ type: 'star.choose', stars: 4 })
      await at.send({ type: 'rating.cancel' })
      await expect(selectChoice(at.snapshot)).toBe(null)
      await expect(selectRatingStatus(at.snapshot)).toBe('idle')
    },
  },
  {
    en: 'Stars are 1 to 5.',
    ar: 'النجوم من 1 إلى 5.',
    walk: async (at) => {
      for (const stars of [0, 6, 2.5]) {
        await at.send({ type: 'star.choose', stars })
        await expect(selectRatingStatus(at.snapshot)).toBe('idle')
      }
    },
  },
  {
    en: 'Only signed-in users rate: a visitor who clicks a star is asked to log in.',
    ar: 'التقييم للمسجّلين فقط: الزائر الذي ينقر نجمة يُطلب منه تسجيل الدخول.',
    input: signedOut,
    walk: async (at) => {
      await at.send({ type: 'star.choose', stars: 4 })
      await expect(selectRatingStatus(at.snapshot)).toBe('loginRequired')
      await expect(at.emitted).toEqual([{ type: 'loginRequired', gameId: 'g1', stars: 4 }])
      await expect(at.held).toEqual([])
    },
  },
  {
    en: 'A failure to save shows an error, and Confirm tries again.',
    ar: 'إن تعذّر الحفظ ظهر خطأ، ويكفي التأكيد للمحاولة من جديد.',
    walk: async (at) => {
      await at.send({ type: 'star.choose', stars: 4 })
      await at.send({ type: 'rating.confirm' })
      await at.reject('saveRating', new PortError('network', 'offline'))
      await expect(selectRatingFailure(at.snapshot)).toBe('save')
      await at.send({ type: 'rating.confirm' })
      await expect(at.inputs('saveRating')).toHaveLength(2)
    },
  },
  {
    en: 'A failure to load what was given before shows an error.',
    ar: 'إن تعذّر تحميل التقييم السابق ظهر خطأ.',
    walk: async (at) => {
      await at.reject('loadRating', new PortError('network', 'offline'))
      await expect(selectRatingFailure(at.snapshot)).toBe('load')
    },
  },
  {
    en: '“You must be logged in to rate games”: when the session has ended by then.',
    ar: '«عليك تسجيل الدخول لتقييم الألعاب»: إذا كانت الجلسة قد انتهت حينها.',
    walk: async (at) => {
      await at.send({ type: 'star.choose', stars: 4 })
      await at.send({ type: 'rating.confirm' })
      await at.reject('saveRating', new PortError('auth', 'expired'))
      await expect(selectRatingFailure(at.snapshot)).toBe('login-required')
    },
  },
])

export const EveryState = everyState(subject)
