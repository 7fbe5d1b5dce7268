import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { favoritesFixtures } from '../../packages/machines/src/favorites/favorites.fixtures.ts'
import {
  favoritesMachine,
  selectFavorites,
  selectFavoritesFailure,
  selectFavoritesStatus,
  type FavoritesPorts,
} from '../../packages/machines/src/favorites/index.ts'
import { PortError } from '../../packages/machines/src/port/port-error.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default { title: 'Machines/Favorites', tags: ['!autodocs'] } satisfies Meta

const subject = subjectOf<typeof favoritesMachine, FavoritesPorts>(favoritesMachine, favoritesFixtures)
const signedIn = { userId: 'u1' }
const record = { gameId: 'g2', recordId: 'r3' }

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'A visitor who is not signed in has no favorites, and none are asked for.',
    ar: 'غير المسجَّل لا مفضّلة له، ولا يُطلب له شيء.',
    walk: async (at) => {
      await at.send({ type: 'favorites.reload' })
      await expect(selectFavoritesStatus(at.snapshot)).toBe('signedOut')
      await expect(at.held).toEqual([])
    },
  },
  {
    en: 'A loading text, then the user’s favorite games.',
    ar: 'نصّ تحميل، ثم ألعاب المستخدم المفضّلة.',
    input: signedIn,
    walk: async (at) => {
      await expect(selectFavoritesStatus(at.snapshot)).toBe('loading')
      await expect(at.inputs('listFavorites')).toEqual([{ userId: 'u1' }])
      await at.resolve('listFavorites', [record])
      await expect(selectFavorites(at.snapshot)).toEqual([record])
    },
  },
  {
    en: 'An empty state when there are none.',
    ar: 'حالة فارغة حين لا توجد ألعاب.',
    input: signedIn,
    walk: async (at) => {
      await at.resolve('listFavorites', [])
      await expect(selectFavoritesStatus(at.snapshot)).toBe('ready')
      await expect(selectFavorites(at.snapshot)).toEqual([])
    },
  },
  {
    en: '“Failed to load your favorites”, and another try.',
    ar: '«تعذّر تحميل مفضّلتك»، ومحاولة أخرى.',
    input: signedIn,
    walk: async (at) => {
      await at.reject('listFavorites', new PortError('permission', 'collection'))
      await expect(selectFavoritesFailure(at.snapshot)).toBe('load')
      await at.send({ type: 'favorites.reload' })
      await at.resolve('listFavorites', [record])
      await expect(selectFavoritesFailure(at.snapshot)).toBe(null)
    },
  },
  {
    en: 'An answer meant for one user never reaches another.',
    ar: 'جواب طُلب لمستخدم لا يصل إلى غيره أبدًا.',
    input: signedIn,
    walk: async (at) => {
      await at.send({ type: 'session.changed', userId: 'u2' })
      await expect(at.inputs('listFavorites')).toEqual([{ userId: 'u1' }, { userId: 'u2' }])
      await expect(at.held).toEqual(['listFavorites'])
    },
  },
])

export const EveryState = everyState(subject)
