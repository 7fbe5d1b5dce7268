import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortError } from '../../packages/machines/src/port/errors/port-error.ts'
import {
  selectPositionUnknown,
  selectSearchFailure,
  selectSearchMode,
  selectSearchResult,
  selectSearchStatus,
  smartSearchMachine,
  type SmartSearchPorts,
} from '../../packages/machines/src/smart-search/index.ts'
import { smartSearchFixtures } from '../../packages/machines/src/smart-search/smart-search.fixtures.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { SmartSearchView } from './views/smart-search-view.tsx'

export default { title: 'Machines/Smart search' } satisfies Meta

const subject = createSubject<typeof smartSearchMachine, SmartSearchPorts>(
  smartSearchMachine,
  smartSearchFixtures,
)
const submit = { type: 'search.submit', query: 'cafés nearby' } as const
const toMaps = { type: 'mode.change', mode: 'maps' } as const
const here = { latitude: 24.7, longitude: 46.6 }
const value = { text: 'Two', sources: [{ web: { uri: 'https://cafe.example', title: 'Café' } }] }

export const Playground = playground(subject, SmartSearchView)

export const Scenarios = scenarios(subject, [
  {
    spec: ['4.23'],
    en: 'A web or maps toggle.',
    ar: 'مفتاح بين الويب والخرائط.',
    run: async (driver) => {
      await expect(selectSearchMode(driver.snapshot)).toBe('web')
      await driver.send(toMaps)
      await expect(selectSearchMode(driver.snapshot)).toBe('maps')
      await driver.send({ type: 'mode.change', mode: 'web' })
      await expect(selectSearchMode(driver.snapshot)).toBe('web')
    },
  },
  {
    en: 'An answer and a source list of links.',
    ar: 'جواب وقائمة مصادر بروابطها.',
    run: async (driver) => {
      await driver.send(submit)
      await driver.resolve('search', { value, cutOff: false })
      await expect(selectSearchResult(driver.snapshot)).toEqual(value)
    },
  },
  {
    en: 'A query must be non-blank after trimming.',
    ar: 'سؤال البحث لا يكون فراغًا بعد حذف المسافات من طرفيه.',
    run: async (driver) => {
      await driver.send({ type: 'search.submit', query: ' \n' })
      await expect(driver.held).toEqual([])
    },
  },
  {
    en: 'Maps mode asks for the browser location.',
    ar: 'وضع الخرائط يطلب موقع المتصفّح.',
    run: async (driver) => {
      await driver.send(toMaps)
      await driver.send(submit)
      await expect(selectSearchStatus(driver.snapshot)).toBe('locating')
      await driver.sendFrom('locator', { type: 'locator.granted' })
      await driver.sendFrom('locator', { type: 'locator.found', position: here })
      await expect(driver.inputs('search')).toEqual([{ query: 'cafés nearby', mode: 'maps', position: here }])
    },
  },
  {
    spec: ['8.29'],
    en: '“Could not get location. Maps search may be less accurate.” The search continues.',
    ar: '«تعذّر تحديد موقعك. قد يكون بحث الخرائط أقلّ دقّة.» ويستمرّ البحث.',
    run: async (driver) => {
      await driver.send(toMaps)
      await driver.send(submit)
      await driver.deny('locator', new PortError('permission', 'denied'))
      await expect(selectPositionUnknown(driver.snapshot)).toBe(true)
      await expect(driver.held).toEqual(['search'])
    },
  },
  {
    spec: ['8.28'],
    en: '“An error occurred during the search.”',
    ar: '«حدث خطأ أثناء البحث.»',
    run: async (driver) => {
      await driver.send(submit)
      await driver.reject('search', new PortError('network', 'offline'))
      await expect(selectSearchFailure(driver.snapshot)).toBe('search')
    },
  },
])

export const EveryState = everyState(subject)
