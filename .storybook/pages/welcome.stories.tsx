import { Heading } from '@saha/ui/heading'
import { Logo } from '@saha/ui/logo'
import { StarGrid } from '@saha/ui/star-motif'
import { Text } from '@saha/ui/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { latestReleases } from './changelog/changelogs.ts'
import { Section } from './page.tsx'
import { Doors } from './start/doors.tsx'
import { Figures } from './start/figures.tsx'
import { Install } from './start/install.tsx'
import { LatestChanges } from './start/latest-changes.tsx'
import { Twins } from './start/twins.tsx'

const words = {
  en: {
    title: 'Built to read both ways',
    lead: 'React components, state machines and design tokens for English and Arabic, each layout tested to be the exact mirror of the other.',
    start: 'From nothing to a first screen',
    startText: 'Two commands and one provider. Everything on this page can be copied.',
    latest: 'What is new',
    proven: 'What is proven',
    provenText: 'Counted in the repository when this Storybook was built.',
  },
  ar: {
    title: 'صُمّم للاتجاهين معًا',
    lead: 'مكوّنات React وآلات حالة ورموز تصميم للعربية والإنجليزية، واختبارات تثبت أن كل تخطيط صورة الآخر في المرآة.',
    start: 'من الصفر إلى أول شاشة',
    startText: 'أمران ومزوّد واحد، وكل ما في هذه الصفحة جاهز للنسخ.',
    latest: 'الجديد',
    proven: 'ما ثبت بالاختبار',
    provenText: 'أرقام أُحصيت في المستودع عند بناء هذه الصفحات.',
  },
}

function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <header data-theme="dark" className="relative isolate overflow-hidden bg-night text-on-night">
      <StarGrid step={168} className="-z-10 text-on-night opacity-[0.05]" />
      <div className="page-width grid items-center gap-12 pt-12 pb-28 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:pt-20 lg:pb-36">
        <div className="grid justify-items-start gap-6">
          <Logo size={48} />
          <Heading level={1}>{title}</Heading>
          <Text size="lead" className="max-w-[28em] text-on-night-muted">
            {lead}
          </Text>
        </div>
        <Twins />
      </div>
    </header>
  )
}

function WelcomePage() {
  const say = useSample(words)
  return (
    <main className="min-h-dvh bg-ground pb-24 text-ink">
      <Hero title={say.title} lead={say.lead} />
      <div className="page-width relative -mt-16 grid gap-24">
        <Doors />
        <Section title={say.start} text={say.startText}>
          <Install />
        </Section>
        {latestReleases.length > 0 && (
          <Section title={say.latest}>
            <LatestChanges />
          </Section>
        )}
        <Section title={say.proven} text={say.provenText}>
          <Figures />
        </Section>
      </div>
    </main>
  )
}

const meta = {
  title: 'Start/Welcome',
  component: WelcomePage,
  tags: ['!autodocs', 'page'],
  // The first visit does without the accessibility checker, whose panel is hidden on pages.
  globals: { a11y: { manual: true } },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WelcomePage>
export default meta

export const Welcome: StoryObj<typeof meta> = {}
