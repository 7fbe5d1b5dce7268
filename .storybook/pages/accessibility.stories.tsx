import { Bdi, CheckIcon, Icon, InfoIcon, Num, Text, TextLink, useNumberFormat, UserText } from '@saha/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import proof from 'virtual:proof'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { components } from '../docs/component-metadata.ts'
import { Page, Section } from './page.tsx'
import { linkTo } from './parts/link-to.ts'

const words = {
  en: {
    title: 'Accessibility',
    lead: 'The goal is WCAG 2.2 AA in both languages, with text at 7:1. This page says what is tested, and what is not.',
    tested: 'Tested after every change',
    testedText: 'By machines, in Chromium. A failure stops the change.',
    figures: {
      stories: 'stories checked by axe',
      keys: 'key presses in both directions',
      screenshots: 'screenshots, a third in forced colors',
    },
    checks: [
      [
        'Rules',
        'axe checks every story in English and light, in Arabic and dark, with every rule that applies to a part.',
      ],
      [
        'Keyboard',
        'Every row of a component’s keyboard table is pressed in both directions; focus must be visible.',
      ],
      ['Contrast', 'Text reaches 7:1 on page and tiles, controls and focus 3:1, in both themes.'],
      ['Reflow', 'No story scrolls sideways at 320 px, and no component with words of 28 letters.'],
      ['Forced colors', 'Every component has a screenshot with the system’s colors.'],
      ['Motion', 'Reduced motion skips all animations and transitions.'],
      ['Names', 'In development a control without a name warns on the console.'],
      ['Language', 'Text in the other language carries lang, so that screen readers change their voice.'],
    ],
    untested: 'Not tested',
    untestedText: 'Machines find a part of all problems. These need people and devices:',
    gaps: [
      'Screen readers: names, roles and announcements are tested in the DOM, but no recorded run with NVDA, JAWS, VoiceOver or TalkBack exists.',
      'Firefox and Safari: supported, but checked by hand only.',
      'Voice control and switch devices.',
      'The contrast setting of the system (prefers-contrast) has no styles of its own yet.',
      'Research with people with disabilities.',
    ],
    issues: 'Known issues',
    noIssues: 'No component lists a known issue. Each page has its own list.',
    yours: 'Your part',
    yoursText: 'The kit cannot do this for you.',
    parts: [
      'Headings in order, one main landmark and a title for every page.',
      'Labels that say what a control is for, and errors that say what to do.',
      'Alternative text for pictures, captions for videos.',
      'The language of every text that is not in the language of the page.',
    ],
    status: 'Reviews of each component',
  },
  ar: {
    title: 'سهولة الوصول',
    lead: 'الهدف WCAG 2.2 بمستوى AA في اللغتين، ونص بتباين 7 إلى 1. تقول هذه الصفحة ما يُختبَر وما لا يُختبَر.',
    tested: 'ما يُختبَر بعد كل تغيير',
    testedText: 'آليًّا في Chromium، وأي إخفاق يوقف التغيير.',
    figures: {
      stories: 'عرضًا يفحصه axe',
      keys: 'ضغطة مفتاح في الاتجاهين',
      screenshots: 'صورة، ثلثها بألوان النظام',
    },
    checks: [
      [
        'القواعد',
        'يفحص axe كل عرض بالإنجليزية في المظهر الفاتح وبالعربية في الداكن، بكل قاعدة تنطبق على جزء من صفحة.',
      ],
      ['لوحة المفاتيح', 'يُضغط كل سطر في جدول مفاتيح المكوّن في الاتجاهين، ويجب أن يُرى التركيز.'],
      ['التباين', 'يبلغ النص 7 إلى 1 على الصفحة والبلاط، والعناصر والتركيز 3 إلى 1، في المظهرين.'],
      ['ضيق الشاشة', 'لا يتحرك أي عرض أفقيًّا عند 320 بكسل، ولا أي مكوّن مع كلمات من 28 حرفًا.'],
      ['ألوان النظام', 'لكل مكوّن صورة بالألوان التي يفرضها النظام.'],
      ['الحركة', 'يلغي تقليل الحركة كل الحركات والانتقالات.'],
      ['الأسماء', 'أثناء التطوير يظهر تحذير لكل عنصر بلا اسم.'],
      ['اللغة', 'يحمل النص باللغة الأخرى خاصية lang ليغيّر قارئ الشاشة صوته.'],
    ],
    untested: 'ما لا يُختبَر',
    untestedText: 'تجد الآلات بعض المشكلات فقط. وهذه تحتاج إلى أشخاص وأجهزة:',
    gaps: [
      'قارئات الشاشة: الأسماء والأدوار والإعلانات مُختبَرة في الصفحة، لكن لا توجد تجربة موثّقة مع NVDA أو JAWS أو VoiceOver أو TalkBack.',
      'Firefox وSafari: مدعومان، لكن فحصهما يدوي.',
      'التحكم بالصوت وأجهزة المفاتيح البديلة.',
      'إعداد التباين في النظام (prefers-contrast) ليست له أنماط بعد.',
      'دراسات مع أشخاص ذوي إعاقة.',
    ],
    issues: 'مشكلات معروفة',
    noIssues: 'لا يذكر أي مكوّن مشكلة معروفة. ولكل صفحة قائمتها.',
    yours: 'ما عليك',
    yoursText: 'لا تستطيع المكوّنات أن تقوم بهذا عنك.',
    parts: [
      'عناوين مرتّبة ومنطقة رئيسية واحدة وعنوان لكل صفحة.',
      'تسميات تقول الغرض من كل عنصر، وأخطاء تقول ما العمل.',
      'نص بديل للصور وترجمة مكتوبة للمقاطع.',
      'لغة كل نص ليس بلغة الصفحة.',
    ],
    status: 'مراجعات كل مكوّن',
  },
}

const figures = { stories: proof.stories, keys: proof.keys * 2, screenshots: proof.screenshots }
const issues = components.flatMap(({ name, docsId, accessibility }) =>
  (accessibility.knownIssues ?? []).map((text) => ({ name, docsId, text })),
)

const Rules = ({ rules }: { rules: readonly string[] }) => (
  <ul className="grid max-w-[44rem] gap-3">
    {rules.map((rule) => (
      <li key={rule} className="grid grid-cols-[auto_1fr] gap-x-3">
        <Icon icon={InfoIcon} className="mt-1 text-ink-muted" />
        <UserText>{rule}</UserText>
      </li>
    ))}
  </ul>
)

function AccessibilityPage() {
  const say = useSample(words)
  const format = useNumberFormat()
  return (
    <Page title={say.title} lead={say.lead}>
      <Section title={say.tested} text={say.testedText}>
        <dl className="grid gap-4 sm:grid-cols-3">
          {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
            <div
              key={name}
              className="tile flex flex-col-reverse justify-end gap-1 rounded-tile bg-surface p-5"
            >
              <dt className="type-small text-ink-muted">{say.figures[name]}</dt>
              <dd className="type-title text-link">
                <Num>{format(figures[name])}</Num>
              </dd>
            </div>
          ))}
        </dl>
        <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2">
          {say.checks.map(([name, text = '']) => (
            <li key={name} className="grid grid-cols-[auto_1fr] gap-x-3">
              <Icon icon={CheckIcon} className="mt-1 text-link" />
              <div className="grid gap-1">
                <p className="type-label font-semibold">{name}</p>
                <Text size="small" tone="muted">
                  {text}
                </Text>
              </div>
            </li>
          ))}
        </ul>
        <p>
          <TextLink variant="standalone" {...linkTo('/story/foundation-component-status--component-status')}>
            {say.status}
          </TextLink>
        </p>
      </Section>
      <Section title={say.untested} text={say.untestedText}>
        <Rules rules={say.gaps} />
      </Section>
      <Section title={say.issues}>
        {issues.length === 0 && <Text>{say.noIssues}</Text>}
        <ul className="grid max-w-[44rem] gap-3">
          {issues.map(({ name, docsId, text }) => (
            <li key={`${name} ${text}`} className="grid gap-1">
              <TextLink variant="standalone" {...linkTo(`/docs/${docsId}`)}>
                {name}
              </TextLink>
              <Bdi lang="en">{text}</Bdi>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say.yours} text={say.yoursText}>
        <Rules rules={say.parts} />
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundation/Accessibility',
  component: AccessibilityPage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof AccessibilityPage>
export default meta

export const Accessibility: StoryObj<typeof meta> = {}
