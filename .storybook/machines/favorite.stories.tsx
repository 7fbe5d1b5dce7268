import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { favoriteFixtures } from '../../packages/machines/src/favorite/favorite.fixtures.ts'
import {
  favoriteMachine,
  selectFavoriteBusy,
  selectFavoriteFailure,
  selectIsFavorite,
  type FavoritePorts,
} from '../../packages/machines/src/favorite/index.ts'
import { PortError } from '../../packages/machines/src/port/errors/port-error.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { FavoriteView } from './views/favorite-view.tsx'

export default { title: 'Machines/Favorite' } satisfies Meta

const subject = createSubject<typeof favoriteMachine, FavoritePorts>(favoriteMachine, favoriteFixtures)
const stored = { gameId: 'g1', userId: 'u1', recordId: 'r1' }
const guest = { gameId: 'g1', userId: null, recordId: null }
const offline = new PortError('network', 'offline')

export const Playground = playground(subject, FavoriteView)

export const Scenarios = scenarios(subject, [
  {
    spec: ['4.4'],
    en: 'The button adds while showing a spinner.',
    ar: 'الزر يضيف اللعبة وهو يُظهر دوّار الانتظار.',
    run: async (driver) => {
      await driver.send({ type: 'favorite.toggle' })
      await expect(selectFavoriteBusy(driver.snapshot)).toBe(true)
      await driver.resolve('addFavorite', { recordId: 'r2' })
      await expect(selectIsFavorite(driver.snapshot)).toBe(true)
      await expect(selectFavoriteBusy(driver.snapshot)).toBe(false)
    },
  },
  {
    spec: ['4.4'],
    en: 'The button removes while showing a spinner.',
    ar: 'الزر يزيل اللعبة وهو يُظهر دوّار الانتظار.',
    input: stored,
    run: async (driver) => {
      await driver.send({ type: 'favorite.toggle' })
      await expect(driver.inputs('removeFavorite')).toEqual([{ gameId: 'g1', recordId: 'r1' }])
      await expect(selectFavoriteBusy(driver.snapshot)).toBe(true)
      await driver.resolve('removeFavorite')
      await expect(selectIsFavorite(driver.snapshot)).toBe(false)
    },
  },
  {
    spec: ['4.5'],
    en: 'A signed-out click goes to login.',
    ar: 'نقرة غير المسجَّل تقوده إلى صفحة الدخول.',
    input: guest,
    run: async (driver) => {
      await driver.send({ type: 'favorite.toggle' })
      await expect(driver.emitted).toEqual([{ type: 'loginRequired', gameId: 'g1' }])
      await expect(driver.held).toEqual([])
    },
  },
  {
    en: 'Adding an already favorited game is ignored.',
    ar: 'إضافة لعبة مفضّلة من قبل لا أثر لها.',
    input: stored,
    run: async (driver) => {
      await driver.send({ type: 'favorite.add' })
      await expect(driver.held).toEqual([])
      await expect(selectIsFavorite(driver.snapshot)).toBe(true)
    },
  },
  {
    en: 'Removing needs a known stored record.',
    ar: 'الإزالة تحتاج إلى سجلّ محفوظ معروف.',
    run: async (driver) => {
      await driver.send({ type: 'favorite.toggle' })
      await driver.send({ type: 'favorite.toggle' })
      await expect(driver.inputs('removeFavorite')).toEqual([])
    },
  },
  {
    spec: ['8.6'],
    en: '“Failed to add game to favorites”: the button returns to its previous state.',
    ar: '«تعذّرت إضافة اللعبة إلى المفضّلة»: يعود الزر كما كان.',
    run: async (driver) => {
      await driver.send({ type: 'favorite.toggle' })
      await driver.reject('addFavorite', offline)
      await expect(selectFavoriteFailure(driver.snapshot)).toBe('add')
      await expect(selectIsFavorite(driver.snapshot)).toBe(false)
    },
  },
  {
    spec: ['8.7'],
    en: '“Failed to remove game from favorites”: the game stays a favorite.',
    ar: '«تعذّرت إزالة اللعبة من المفضّلة»: تبقى مفضّلة.',
    input: stored,
    run: async (driver) => {
      await driver.send({ type: 'favorite.toggle' })
      await driver.reject('removeFavorite', offline)
      await expect(selectFavoriteFailure(driver.snapshot)).toBe('remove')
      await expect(selectIsFavorite(driver.snapshot)).toBe(true)
    },
  },
])

export const EveryState = everyState(subject)
