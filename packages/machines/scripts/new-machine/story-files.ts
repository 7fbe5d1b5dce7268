import type { Names } from './names.ts'

/** Returns the stories of a machine and their component, by path in the folder of stories. */
export const listStoryFiles = (names: Names): Readonly<Record<string, string>> => ({
  [`${names.name}.stories.tsx`]: writeStories(names),
  [`views/${names.name}-view.tsx`]: writeView(names),
})

const writeStories = ({ name, Name, camel }: Names) => {
  const words = name.replaceAll('-', ' ')
  const title = `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  return `import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  ${camel}Machine,
  select${Name},
  type ${Name}Ports,
} from '../../packages/machines/src/${name}/index.ts'
import { ${camel}Fixtures } from '../../packages/machines/src/${name}/${name}.fixtures.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { ${Name}View } from './views/${name}-view.tsx'

export default { title: 'Machines/${title}' } satisfies Meta

const subject = createSubject<typeof ${camel}Machine, ${Name}Ports>(${camel}Machine, ${camel}Fixtures)

export const Playground = playground(subject, ${Name}View)

export const Scenarios = scenarios(subject, [
  {
    en: 'The value is loaded.',
    ar: 'تُحمَّل القيمة.',
    run: async (driver) => {
      await driver.send({ type: '${camel}.load' })
      await driver.resolve('load${Name}', 'first')
      await expect(select${Name}(driver.snapshot)).toBe('first')
    },
  },
])

export const EveryState = everyState(subject)
`
}

const writeView = ({ name, Name, camel }: Names) => `import { Button } from '@saha/ui/button'
import { StatusLine } from '@saha/ui/status-line'
import {
  select${Name},
  select${Name}Status,
  type ${camel}Machine,
} from '../../../packages/machines/src/${name}/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: { load: 'Load', idle: 'Nothing is loaded.', loading: 'Loading …', ready: 'Loaded', failed: 'Loading failed.' },
  ar: { load: 'تحميل', idle: 'لم يُحمّل شيء.', loading: 'جارٍ التحميل…', ready: 'اكتمل التحميل', failed: 'تعذّر التحميل.' },
}
const states = { idle: 'idle', loading: 'busy', ready: 'done', failed: 'failed' } as const

/** Say in one sentence what it shows. */
export function ${Name}View({ snapshot, send }: MachineViewProps<typeof ${camel}Machine>) {
  const t = useSample(samples)
  const status = select${Name}Status(snapshot)
  return (
    <div className="grid justify-items-start gap-3">
      <StatusLine state={states[status]} detail={<bdi>{select${Name}(snapshot)}</bdi>}>
        {t[status]}
      </StatusLine>
      <Button busy={status === 'loading'} onClick={() => send({ type: '${camel}.load' })}>
        {t.load}
      </Button>
    </div>
  )
}
`
