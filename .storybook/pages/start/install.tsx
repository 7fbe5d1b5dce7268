import { CodeBlock } from '@saha/ui/code-block'
import { Heading } from '@saha/ui/heading'
import { ArrowEndIcon } from '@saha/ui/icons/arrow-end'
import { Text } from '@saha/ui/text'
import { TextLink } from '@saha/ui/text-link'
import type { ReactNode } from 'react'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import { linkTo, type PagePath } from '../parts/link-to.ts'
import app from './app.example.tsx?raw'

const words = {
  en: {
    kit: 'Install the kit',
    wrap: 'Wrap your app once',
    wrapText: 'The provider takes a language and sets direction, texts, type and keys for everything inside.',
    machines: 'Add behavior, if you like',
    machinesText: 'Machines work without the kit, and the kit without them.',
    next: 'Build your first screen',
    form: 'A form',
    rating: 'A rating',
    behavior: 'Its behavior',
    programs: 'Whole programs',
  },
  ar: {
    kit: 'ثبّت المكوّنات',
    wrap: 'أحِط تطبيقك مرة واحدة',
    wrapText: 'يأخذ المزوّد لغةً فيضبط الاتجاه والنصوص والخط والمفاتيح لكل ما بداخله.',
    machines: 'أضف السلوك إن شئت',
    machinesText: 'تعمل الآلات من دون المكوّنات، والمكوّنات من دونها.',
    next: 'ابنِ شاشتك الأولى',
    form: 'نموذج',
    rating: 'تقييم',
    behavior: 'سلوكه',
    programs: 'برامج كاملة',
  },
}

interface StepProps {
  at: number
  title: string
  text?: string
  className?: string
  children: ReactNode
}

const Step = ({ at, title, text, className = '', children }: StepProps) => (
  <li className={`grid min-w-0 content-start gap-4 ${className}`}>
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1">
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-control bg-selection type-label font-semibold text-link"
      >
        {at}
      </span>
      <Heading level={3}>{title}</Heading>
      {text && (
        <Text size="small" tone="muted" className="col-start-2">
          {text}
        </Text>
      )}
    </div>
    {children}
  </li>
)

const nextPages: readonly { name: 'form' | 'rating' | 'behavior' | 'programs'; path: PagePath }[] = [
  { name: 'form', path: '/docs/components-forms-field--docs' },
  { name: 'rating', path: '/docs/components-portal-ratinginput--docs' },
  { name: 'behavior', path: '/docs/machines-rating--docs' },
  { name: 'programs', path: '/story/start-programs--programs' },
]

/** The steps from an empty project to a first screen, to copy. */
export function Install() {
  const say = useSample(words)
  return (
    <ol className="grid gap-x-8 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <Step at={1} title={say.kit}>
        <CodeBlock language="Shell" code="npm i @saha/ui react react-dom" />
      </Step>
      <Step
        at={2}
        title={say.wrap}
        text={say.wrapText}
        className="lg:col-start-2 lg:row-span-3 lg:row-start-1"
      >
        <CodeBlock language="TypeScript" code={app.trim()} />
      </Step>
      <Step at={3} title={say.machines} text={say.machinesText}>
        <CodeBlock language="Shell" code="npm i @saha/machines xstate @xstate/react" />
      </Step>
      <Step at={4} title={say.next}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {nextPages.map(({ name, path }) => (
            <li key={name}>
              <TextLink variant="standalone" endIcon={ArrowEndIcon} {...linkTo(path)}>
                {say[name]}
              </TextLink>
            </li>
          ))}
        </ul>
      </Step>
    </ol>
  )
}
