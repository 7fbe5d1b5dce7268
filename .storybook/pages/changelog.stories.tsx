import { Prose, Text } from '@saha/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { changelogTexts } from './changelog/changelogs.ts'
import { Page, Section } from './page.tsx'

const words = {
  en: {
    title: 'Changelog',
    lead: 'Every version of the packages: what was added, what changed, and how to adapt.',
    none: 'No version has been released yet.',
  },
  ar: {
    title: 'سجلّ التغييرات',
    lead: 'كل إصدار من الحزم: ما أُضيف وما تغيّر وكيف تنتقل إليه. السجلّ مكتوب بالإنجليزية.',
    none: 'لم يصدر أي إصدار بعد.',
  },
}

function ChangelogPage() {
  const { title, lead, none } = useSample(words)
  return (
    <Page title={title} lead={lead}>
      {changelogTexts.length === 0 && <Text>{none}</Text>}
      {changelogTexts.map(({ name, text }) => (
        <div key={name} lang="en" dir="ltr">
          <Section title={name}>
            <Prose text={text.replace(/^# .*\n/, '')} className="max-w-[44rem]" />
          </Section>
        </div>
      ))}
    </Page>
  )
}

const meta = {
  title: 'Changelog/Releases',
  component: ChangelogPage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ChangelogPage>
export default meta

export const Releases: StoryObj<typeof meta> = {}
