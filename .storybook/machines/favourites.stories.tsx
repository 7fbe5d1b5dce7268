import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { favouritesCases } from '../../packages/machines/src/favourites/favourites.cases.ts'
import {
  favouritesMachine,
  selectFavourites,
  selectFavouritesFailure,
  selectFavouritesStatus,
  type FavouritesPorts,
} from '../../packages/machines/src/favourites/index.ts'
import { PortError } from '../../packages/machines/src/port/port-error.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default { title: 'Machines/Favourites', tags: ['!autodocs'] } satisfies Meta

const subject = subjectOf<typeof favouritesMachine, FavouritesPorts>(favouritesMachine, favouritesCases)
const signedIn = { userId: 'u1' }
const record = { gameId: 'g2', recordId: 'r3' }

export const Playground = playground(subject)

export const SpecWalk = specWalk(subject, [
  {
    en: 'A visitor who is not signed in has no favourites, and none are asked for.',
    ar: 'غير المسجَّل لا مفضّلة له، ولا يُطلب له شيء.',
    walk: async (at) => {
      await at.send({ type: 'favourites.reload' })
      await expect(selectFavouritesStatus(at.snapshot)).toBe('signedOut')
      await expect(at.held).toEqual([])
    },
  },
  {
    en: 'A loading text, then the user’s favourite games.',
    ar: 'نصّ تحميل، ثم ألعاب المستخدم المفضّلة.',
    input: signedIn,
    walk: async (at) => {
      await expect(selectFavouritesStatus(at.snapshot)).toBe('loading')
      await expect(at.inputs('listFavourites')).toEqual([{ userId: 'u1' }])
      await at.resolve('listFavourites', [record])
      await expect(selectFavourites(at.snapshot)).toEqual([record])
    },
  },
  {
    en: 'An empty state when there are none.',
    ar: 'حالة فارغة حين لا توجد ألعاب.',
    input: signedIn,
    walk: async (at) => {
      await at.resolve('listFavourites', [])
      await expect(selectFavouritesStatus(at.snapshot)).toBe('ready')
      await expect(selectFavourites(at.snapshot)).toEqual([])
    },
  },
  {
    en: '“Failed to load your favorites”, and another try.',
    ar: '«تعذّر تحميل مفضّلتك»، ومحاولة أخرى.',
    input: signedIn,
    walk: async (at) => {
      await at.reject('listFavourites', new PortError('permission', 'collection'))
      await expect(selectFavouritesFailure(at.snapshot)).toBe('load')
      await at.send({ type: 'favourites.reload' })
      await at.resolve('listFavourites', [record])
      await expect(selectFavouritesFailure(at.snapshot)).toBe(null)
    },
  },
  {
    en: 'An answer meant for one user never reaches another.',
    ar: 'جواب طُلب لمستخدم لا يصل إلى غيره أبدًا.',
    input: signedIn,
    walk: async (at) => {
      await at.send({ type: 'session.changed', userId: 'u2' })
      await expect(at.inputs('listFavourites')).toEqual([{ userId: 'u1' }, { userId: 'u2' }])
      await expect(at.held).toEqual(['listFavourites'])
    },
  },
])

export const EveryState = everyState(subject)
