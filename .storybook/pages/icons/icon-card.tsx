import { CopyButton, type DefinedIcon } from '@saha/ui'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import { Code } from '../page.tsx'
import { iconKeywords } from './keywords.ts'

/** Name of an icon's export. */
export type IconName = keyof typeof iconKeywords

const words = {
  en: { ltr: 'English', rtl: 'Arabic', copy: 'Copy import' },
  ar: { ltr: 'الإنجليزية', rtl: 'العربية', copy: 'انسخ الاستيراد' },
}

const moduleOf = (name: IconName) =>
  name
    .replace(/Icon$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()

/** An icon in both languages, with its import line to copy. */
export function IconCard({ name, drawing: Drawing }: { name: IconName; drawing: DefinedIcon }) {
  const say = useSample(words)
  const arabicName = iconKeywords[name][1].split('،')[0]
  const order = useSample<readonly ('ltr' | 'rtl')[]>({ en: ['ltr', 'rtl'], ar: ['rtl', 'ltr'] })
  return (
    <li className="tile grid content-between justify-items-center gap-3 rounded-tile bg-surface px-2 pt-4 pb-2">
      <span className="flex gap-2">
        {order.map((dir) => (
          <span
            key={dir}
            dir={dir}
            title={say[dir]}
            className="grid size-12 place-items-center rounded-control bg-sunken text-[1.375rem]"
          >
            <Drawing />
          </span>
        ))}
      </span>
      <p className="grid justify-items-center gap-1 text-center type-caption">
        <Code>{name}</Code>
        <span lang="ar" dir="rtl" className="text-ink-muted">
          {arabicName}
        </span>
      </p>
      <CopyButton
        size="small"
        variant="quiet"
        label={say.copy}
        aria-label={`${say.copy}: ${name}`}
        value={`import { ${name} } from '@saha/ui/icons/${moduleOf(name)}'`}
      />
    </li>
  )
}
