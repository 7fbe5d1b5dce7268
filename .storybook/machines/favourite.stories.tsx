import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { favouriteCases } from '../../packages/machines/src/favourite/favourite.cases.ts'
import {
  favouriteMachine,
  selectFavouriteBusy,
  selectFavouriteFailure,
  selectIsFavourite,
  type FavouritePorts,
} from '../../packages/machines/src/favourite/index.ts'
import { PortError } from '../../packages/machines/src/port/port-error.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default { title: 'Machines/Favourite', tags: ['!autodocs'] } satisfies Meta

const subject = subjectOf<typeof favouriteMachine, FavouritePorts>(favouriteMachine, favouriteCases)
const stored = { gameId: 'g1', userId: 'u1', recordId: 'r1' }
const guest = { gameId: 'g1', userId: null, recordId: null }
const offline = new PortError('network', 'offline')

export const Playground = playground(subject)

export const SpecWalk = specWalk(subject, [
  {
    en: 'The button adds while showing a spinner.',
    ar: 'الزر يضيف اللعبة وهو يُظهر دوّار الانتظار.',
    walk: async (at) => {
      await at.send({ type: 'favourite.toggle' })
      await expect(selectFavouriteBusy(at.snapshot)).toBe(true)
      await at.resolve('addFavourite', { recordId: 'r2' })
      await expect(selectIsFavourite(at.snapshot)).toBe(true)
      await expect(selectFavouriteBusy(at.snapshot)).toBe(false)
    },
  },
  {
    en: 'The button removes while showing a spinner.',
    ar: 'الزر يزيل اللعبة وهو يُظهر دوّار الانتظار.',
    input: stored,
    walk: async (at) => {
      await at.send({ type: 'favourite.toggle' })
      await expect(at.inputs('removeFavourite')).toEqual([{ gameId: 'g1', recordId: 'r1' }])
      await expect(selectFavouriteBusy(at.snapshot)).toBe(true)
      await at.resolve('removeFavourite')
      await expect(selectIsFavourite(at.snapshot)).toBe(false)
    },
  },
  {
    en: 'A signed-out click goes to login.',
    ar: 'نقرة غير المسجَّل تقوده إلى صفحة الدخول.',
    input: guest,
    walk: async (at) => {
      await at.send({ type: 'favourite.toggle' })
      await expect(at.emitted).toEqual([{ type: 'loginRequired', gameId: 'g1' }])
      await expect(at.held).toEqual([])
    },
  },
  {
    en: 'Adding an already favourited game is ignored.',
    ar: 'إضافة لعبة مفضّلة من قبل لا أثر لها.',
    input: stored,
    walk: async (at) => {
      await at.send({ type: 'favourite.add' })
      await expect(at.held).toEqual([])
      await expect(selectIsFavourite(at.snapshot)).toBe(true)
    },
  },
  {
    en: 'Removing needs a known stored record.',
    ar: 'الإزالة تحتاج إلى سجلّ محفوظ معروف.',
    walk: async (at) => {
      await at.send({ type: 'favourite.toggle' })
      await at.send({ type: 'favourite.toggle' })
      await expect(at.inputs('removeFavourite')).toEqual([])
    },
  },
  {
    en: '“Failed to add game to favorites”: the button goes back to what it was.',
    ar: '«تعذّرت إضافة اللعبة إلى المفضّلة»: يعود الزر كما كان.',
    walk: async (at) => {
      await at.send({ type: 'favourite.toggle' })
      await at.reject('addFavourite', offline)
      await expect(selectFavouriteFailure(at.snapshot)).toBe('add')
      await expect(selectIsFavourite(at.snapshot)).toBe(false)
    },
  },
  {
    en: '“Failed to remove game from favorites”: it stays one.',
    ar: '«تعذّرت إزالة اللعبة من المفضّلة»: تبقى مفضّلة.',
    input: stored,
    walk: async (at) => {
      await at.send({ type: 'favourite.toggle' })
      await at.reject('removeFavourite', offline)
      await expect(selectFavouriteFailure(at.snapshot)).toBe('remove')
      await expect(selectIsFavourite(at.snapshot)).toBe(true)
    },
  },
])

export const EveryState = everyState(subject)
