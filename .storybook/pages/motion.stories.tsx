import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { Durations } from './motion/durations.tsx'
import { Easing } from './motion/easing.tsx'
import { Examples } from './motion/examples.tsx'
import { Page, Section } from './page.tsx'
import { Guidelines } from './parts/guidelines.tsx'

const words = {
  en: {
    title: 'Motion',
    lead: 'Short, from where things come, in the reading direction. Motion explains a change and is never a decoration.',
    durations: 'Durations',
    durationsText: 'Three are enough. Press the button to compare them.',
    easing: 'Easing',
    easingText: 'One curve for everything: a fast start and a gentle end.',
    use: 'In use',
    useText: 'Success, movement along the line, and waiting.',
    reduced: 'Reduced motion',
    reducedText:
      'With this setting of the device, or data-motion="reduce" on the page, everything appears in its place at once.',
    do: ['Move things from where they come.', 'Keep the focus and the text readable while something moves.'],
    dont: ['Do not move what nobody pressed.', 'Do not make anyone wait for an animation.'],
  },
  ar: {
    title: 'الحركة',
    lead: 'قصيرة، تأتي من حيث تأتي الأشياء، وتسير مع السطر. الحركة تشرح ما تغيّر ولا تكون زينة.',
    durations: 'المدد',
    durationsText: 'ثلاث تكفي. اضغط الزر لتقارن بينها.',
    easing: 'المنحنى',
    easingText: 'منحنى واحد لكل شيء: بداية سريعة ووصول هادئ.',
    use: 'في الاستعمال',
    useText: 'النجاح، والحركة مع السطر، والانتظار.',
    reduced: 'تقليل الحركة',
    reducedText:
      'إذا طلب الجهاز تقليل الحركة، أو وُضع data-motion="reduce" على الصفحة، ظهر كل شيء في مكانه فورًا.',
    do: ['حرّك الأشياء من حيث تأتي.', 'أبقِ التركيز والنص واضحين أثناء الحركة.'],
    dont: ['لا تحرّك ما لم يضغطه أحد.', 'لا تجعل أحدًا ينتظر حركة.'],
  },
}

function MotionPage() {
  const say = useSample(words)
  return (
    <Page title={say.title} lead={say.lead}>
      <Section title={say.durations} text={say.durationsText}>
        <Durations />
      </Section>
      <Section title={say.easing} text={say.easingText}>
        <Easing />
      </Section>
      <Section title={say.use} text={say.useText}>
        <Examples />
      </Section>
      <Section title={say.reduced} text={say.reducedText}>
        <Guidelines do={say.do} dont={say.dont} />
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundation/Motion',
  component: MotionPage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof MotionPage>
export default meta

export const Motion: StoryObj<typeof meta> = {}
