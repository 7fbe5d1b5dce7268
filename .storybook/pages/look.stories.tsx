import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { ColorInUse } from './look/color-in-use.tsx'
import { Depth } from './look/depth.tsx'
import { Construction, Grounds } from './look/motif.tsx'
import { Sample } from './look/sample.tsx'
import { TypeInUse } from './look/type-in-use.tsx'
import { SmallWordmarks, Wordmarks } from './look/wordmark.tsx'
import { Page, Section } from './page.tsx'

const words = {
  en: {
    title: 'A tiled courtyard turned arcade',
    lead: 'Warm paper, deep ink, one saffron action, and a star whose points step like pixels. Saha should be recognizable from any detail.',
    sample: 'All of it together',
    sampleText: 'The first screens of home and a form, from the kit’s own components.',
    star: 'One star',
    starText:
      'Two squares on a grid of 20 cells, one upright and one on its corner, with a courtyard in the middle.',
    steps: ['A square…', '…and one on its corner…', '…make a star…', '…around a courtyard.'],
    grounds: 'It takes the color of the surrounding text, and works on paper, ink, saffron and every hue.',
    name: 'One name, two scripts',
    nameText:
      'Built from the same cells, each in its own style: pixel letters in English, square Kufi in Arabic.',
    color: 'Paper and ink first',
    colorText:
      'Saffron is for the one action that matters on a screen, teal for links and choices, pomegranate for danger. Each category owns a hue.',
    type: 'Big headlines, short lines',
    typeText: 'Both typefaces include Latin and Arabic; sizes and line heights depend on the script.',
    depth: 'Tiles rise from the floor',
    depthText: 'A one-pixel edge and a hard shadow in a darker tone of the tile’s own color, without blur.',
  },
  ar: {
    title: 'ساحة مبلّطة صارت صالة ألعاب',
    lead: 'ورق دافئ وحبر عميق وزعفران واحد للفعل الأهم، ونجمة تتدرّج أطرافها كالبكسل. تعرف «ساحة» من أي جزء تراه منها.',
    sample: 'كلّها معًا',
    sampleText: 'أول شاشات الصفحة الرئيسية ونموذج، من مكوّنات المجموعة نفسها.',
    star: 'نجمة واحدة',
    starText: 'مربّعان على شبكة من 20 خلية، أحدهما قائم والآخر على رأسه، وبينهما فناء.',
    steps: ['مربّع…', 'وآخر على رأسه…', 'فتكون النجمة…', 'ويتوسّطها الفناء.'],
    grounds: 'تأخذ لون النص من حولها، وتقف على الورق والحبر والزعفران وعلى كل لون.',
    name: 'اسم واحد بخطّين',
    nameText: 'مقصوصان من الخلايا نفسها، ولكلٍّ شخصيته: كوفي مربّع بالعربية وحروف بكسل بالإنجليزية.',
    color: 'الورق والحبر أولًا',
    colorText:
      'الزعفران للفعل الأهم في الشاشة، والأخضر المزرقّ للروابط والاختيارات، والرمّان للخطر. ولكل تصنيف لونه.',
    type: 'عناوين كبيرة وسطور قصيرة',
    typeText: 'الخطّان مرسومان بالعربية واللاتينية معًا، ولكل كتابة أحجامها وارتفاع سطورها.',
    depth: 'البلاط يرتفع عن الأرض',
    depthText: 'حافة بسماكة بكسل واحد وظلّ صريح بدرجة أغمق من لون البلاطة نفسها، بلا ضباب.',
  },
}

function LookPage() {
  const say = useSample(words)
  return (
    <Page title={say.title} lead={say.lead}>
      <Section title={say.name} text={say.nameText}>
        <Wordmarks />
        <SmallWordmarks />
      </Section>
      <Section title={say.star} text={say.starText}>
        <Construction labels={say.steps} />
        <Grounds note={say.grounds} />
      </Section>
      <Section title={say.color} text={say.colorText}>
        <ColorInUse />
      </Section>
      <Section title={say.type} text={say.typeText}>
        <TypeInUse />
      </Section>
      <Section title={say.depth} text={say.depthText}>
        <Depth />
      </Section>
      <Section title={say.sample} text={say.sampleText}>
        <Sample />
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundation/Look',
  component: LookPage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof LookPage>
export default meta

export const Look: StoryObj<typeof meta> = {}
