import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortError } from '../../packages/machines/src/port/port-error.ts'
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
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default { title: 'Machines/Smart search', tags: ['!autodocs'] } satisfies Meta

const subject = subjectOf<typeof smartSearchMachine, SmartSearchPorts>(
  smartSearchMachine,
  smartSearchFixtures,
)
const submit = { type: 'search.submit', query: 'cafés nearby' } as const
const toMaps = { type: 'mode.change', mode: 'maps' } as const
const here = { latitude: 24.7, longitude: 46.6 }
const value = { text: 'Two', sources: [{ web: { uri: 'https://cafe.example', title: 'Café' } }] }

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'A web or maps toggle.',
    ar: 'مفتاح بين الويب والخرائط.',
    walk: async (at) => {
      await expect(selectSearchMode(at.snapshot)).toBe('web')
      await at.send(toMaps)
      await expect(selectSearchMode(at.snapshot)).toBe('maps')
      await at.send({ type: 'mode.change', mode: 'web' })
      await expect(selectSearchMode(at.snapshot)).toBe('web')
    },
  },
  {
    en: 'An answer and a source list of links.',
    ar: 'جواب وقائمة مصادر بروابطها.',
    walk: async (at) => {
      await at.send(submit)
      await at.resolve('search', { value, cutOff: false })
      await expect(selectSearchResult(at.snapshot)).toEqual(value)
    },
  },
  {
    en: 'A query must be non-blank after trimming.',
    ar: 'سؤال البحث لا يكون فراغًا بعد حذف المسافات من طرفيه.',
    walk: async (at) => {
      await at.send({ type: 'search.submit', query: ' \n' })
      await expect(at.held).toEqual([])
    },
  },
  {
    en: 'Maps mode asks for the browser location.',
    ar: 'وضع الخرائط يطلب موقع المتصفّح.',
    walk: async (at) => {
      await at.send(toMaps)
      await at.send(submit)
      await expect(selectSearchStatus(at.snapshot)).toBe('locating')
      await at.tell('locator', { type: 'locator.granted' })
      await at.tell('locator', { type: 'locator.found', position: here })
      await expect(at.inputs('search')).toEqual([{ query: 'cafés nearby', mode: 'maps', position: here }])
    },
  },
  {
    en: '“Could not get location. Maps search may be less accurate.” The search goes on.',
    ar: '«تعذّر تحديد موقعك. قد يكون بحث الخرائط أقلّ دقّة.» ويستمرّ البحث.',
    walk: async (at) => {
      await at.send(toMaps)
      await at.send(submit)
      await at.deny('locator', new PortError('permission', 'denied'))
      await expect(selectPositionUnknown(at.snapshot)).toBe(true)
      await expect(at.held).toEqual(['search'])
    },
  },
  {
    en: '“An error occurred during the search.”',
    ar: '«حدث خطأ أثناء البحث.»',
    walk: async (at) => {
      await at.send(submit)
      await at.reject('search', new PortError('network', 'offline'))
      await expect(selectSearchFailure(at.snapshot)).toBe('search')
    },
  },
])

export const EveryState = everyState(subject)
