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
import { PortError } from '../../packages/machines/src/port/errors/port-error.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { FavoritesView } from './views/favorites-view.tsx'

export default { title: 'Machines/Favorites' } satisfies Meta

const subject = createSubject<typeof favoritesMachine, FavoritesPorts>(favoritesMachine, favoritesFixtures)
const signedIn = { userId: 'u1' }
const record = { gameId: 'g2', recordId: 'r3' }

export const Playground = playground(subject, FavoritesView)

export const Scenarios = scenarios(subject, [
  {
    en: 'A visitor who is not signed in has no favorites, and no request is sent.',
    ar: 'غير المسجَّل لا مفضّلة له، ولا يُطلب له شيء.',
    run: async (driver) => {
      await driver.send({ type: 'favorites.reload' })
      await expect(selectFavoritesStatus(driver.snapshot)).toBe('signedOut')
      await expect(driver.held).toEqual([])
    },
  },
  {
    en: 'A loading text, then the user’s favorite games.',
    ar: 'نصّ تحميل، ثم ألعاب المستخدم المفضّلة.',
    input: signedIn,
    run: async (driver) => {
      await expect(selectFavoritesStatus(driver.snapshot)).toBe('loading')
      await expect(driver.inputs('listFavorites')).toEqual([{ userId: 'u1' }])
      await driver.resolve('listFavorites', [record])
      await expect(selectFavorites(driver.snapshot)).toEqual([record])
    },
  },
  {
    en: 'An empty state when there are none.',
    ar: 'حالة فارغة حين لا توجد ألعاب.',
    input: signedIn,
    run: async (driver) => {
      await driver.resolve('listFavorites', [])
      await expect(selectFavoritesStatus(driver.snapshot)).toBe('ready')
      await expect(selectFavorites(driver.snapshot)).toEqual([])
    },
  },
  {
    spec: ['8.5'],
    en: '“Failed to load your favorites”, with a retry.',
    ar: '«تعذّر تحميل مفضّلتك»، ومحاولة أخرى.',
    input: signedIn,
    run: async (driver) => {
      await driver.reject('listFavorites', new PortError('permission', 'collection'))
      await expect(selectFavoritesFailure(driver.snapshot)).toBe('load')
      await driver.send({ type: 'favorites.reload' })
      await driver.resolve('listFavorites', [record])
      await expect(selectFavoritesFailure(driver.snapshot)).toBe(null)
    },
  },
  {
    en: 'A response for one user never reaches another.',
    ar: 'جواب طُلب لمستخدم لا يصل إلى غيره أبدًا.',
    input: signedIn,
    run: async (driver) => {
      await driver.send({ type: 'session.changed', userId: 'u2' })
      await expect(driver.inputs('listFavorites')).toEqual([{ userId: 'u1' }, { userId: 'u2' }])
      await expect(driver.held).toEqual(['listFavorites'])
    },
  },
])

export const EveryState = everyState(subject)
