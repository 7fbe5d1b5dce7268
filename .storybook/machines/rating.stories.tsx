import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortError } from '../../packages/machines/src/port/errors/port-error.ts'
import {
  ratingMachine,
  selectChoice,
  selectRatingFailure,
  selectRatingStatus,
  selectStars,
  type RatingPorts,
} from '../../packages/machines/src/rating/index.ts'
import { ratingFixtures } from '../../packages/machines/src/rating/rating.fixtures.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { RatingView } from './views/rating-view.tsx'

export default {
  title: 'Machines/Rating',
} satisfies Meta

const subject = createSubject<typeof ratingMachine, RatingPorts>(ratingMachine, ratingFixtures)
const signedOut = { gameId: 'g1', userId: null }

export const Playground = playground(subject, RatingView)

export const Scenarios = scenarios(subject, [
  {
    spec: ['4.6'],
    en: 'Hovering previews stars.',
    ar: 'المرور فوق النجوم يُظهر معاينة لها.',
    run: async (driver) => {
      await driver.send({ type: 'star.preview', stars: 5 })
      await expect(selectStars(driver.snapshot)).toBe(5)
      await driver.send({ type: 'star.leave' })
      await expect(selectStars(driver.snapshot)).toBe(0)
    },
  },
  {
    spec: ['4.7'],
    en: 'Clicking a star shows Confirm and Cancel.',
    ar: 'النقر على نجمة يُظهر زرّي التأكيد والإلغاء.',
    run: async (driver) => {
      await driver.send({ type: 'star.choose', stars: 4 })
      await expect(selectRatingStatus(driver.snapshot)).toBe('confirming')
      await expect(driver.inputs('saveRating')).toEqual([])
    },
  },
  {
    spec: ['4.8'],
    en: 'Confirm submits and shows a thanks message for 2.5 s.',
    ar: 'التأكيد يرسل التقييم ويُظهر رسالة شكر لمدّة 2.5 ثانية.',
    run: async (driver) => {
      await driver.send({ type: 'star.choose', stars: 4 })
      await driver.send({ type: 'rating.confirm' })
      await expect(driver.inputs('saveRating')).toEqual([{ gameId: 'g1', userId: 'u1', stars: 4 }])
      await driver.resolve('saveRating')
      await expect(selectRatingStatus(driver.snapshot)).toBe('thanking')
      await driver.advance(2499)
      await expect(selectRatingStatus(driver.snapshot)).toBe('thanking')
      await driver.advance(1)
      await expect(selectRatingStatus(driver.snapshot)).toBe('idle')
    },
  },
  {
    spec: ['4.9'],
    en: 'Cancel clears the choice.',
    ar: 'الإلغاء يمحو الاختيار.',
    run: async (driver) => {
      await driver.send({ type: 'star.choose', stars: 4 })
      await driver.send({ type: 'rating.cancel' })
      await expect(selectChoice(driver.snapshot)).toBe(null)
      await expect(selectRatingStatus(driver.snapshot)).toBe('idle')
    },
  },
  {
    en: 'Stars are 1 to 5.',
    ar: 'النجوم من 1 إلى 5.',
    run: async (driver) => {
      for (const stars of [0, 6, 2.5]) {
        await driver.send({ type: 'star.choose', stars })
        await expect(selectRatingStatus(driver.snapshot)).toBe('idle')
      }
    },
  },
  {
    en: 'Only signed-in users rate: a visitor who clicks a star is asked to log in.',
    ar: 'التقييم للمسجّلين فقط: الزائر الذي ينقر نجمة يُطلب منه تسجيل الدخول.',
    input: signedOut,
    run: async (driver) => {
      await driver.send({ type: 'star.choose', stars: 4 })
      await expect(selectRatingStatus(driver.snapshot)).toBe('loginRequired')
      await expect(driver.emitted).toEqual([{ type: 'loginRequired', gameId: 'g1', stars: 4 }])
      await expect(driver.held).toEqual([])
    },
  },
  {
    spec: ['8.8'],
    en: 'A failed save shows an error, and Confirm retries it.',
    ar: 'إن تعذّر الحفظ ظهر خطأ، ويكفي التأكيد للمحاولة من جديد.',
    run: async (driver) => {
      await driver.send({ type: 'star.choose', stars: 4 })
      await driver.send({ type: 'rating.confirm' })
      await driver.reject('saveRating', new PortError('network', 'offline'))
      await expect(selectRatingFailure(driver.snapshot)).toBe('save')
      await driver.send({ type: 'rating.confirm' })
      await expect(driver.inputs('saveRating')).toHaveLength(2)
    },
  },
  {
    spec: ['8.8'],
    en: 'A failure to load the previous rating shows an error.',
    ar: 'إن تعذّر تحميل التقييم السابق ظهر خطأ.',
    run: async (driver) => {
      await driver.reject('loadRating', new PortError('network', 'offline'))
      await expect(selectRatingFailure(driver.snapshot)).toBe('load')
    },
  },
  {
    spec: ['8.9'],
    en: '“You must be logged in to rate games”: when the session has ended meanwhile.',
    ar: '«عليك تسجيل الدخول لتقييم الألعاب»: إذا كانت الجلسة قد انتهت حينها.',
    run: async (driver) => {
      await driver.send({ type: 'star.choose', stars: 4 })
      await driver.send({ type: 'rating.confirm' })
      await driver.reject('saveRating', new PortError('auth', 'expired'))
      await expect(selectRatingFailure(driver.snapshot)).toBe('login-required')
    },
  },
])

export const EveryState = everyState(subject)
