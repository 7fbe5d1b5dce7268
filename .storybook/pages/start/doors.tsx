import { Card, CardBody, CardFooter, CardTitle } from '@saha/ui/card'
import { ArrowEndIcon } from '@saha/ui/icons/arrow-end'
import { StarGrid, StarMotif } from '@saha/ui/star-motif'
import { TextLink } from '@saha/ui/text-link'
import type { ReactNode } from 'react'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import { linkTo, type PagePath } from '../parts/link-to.ts'

type Door = 'design' | 'build' | 'machines'

const words = {
  en: {
    design: {
      title: 'Design',
      text: 'Look, color, type, icons and language, with every token to copy.',
      links: ['Color', 'Tokens', 'Writing'],
    },
    build: {
      title: 'Build',
      text: 'Components with live examples, code, props and tested keyboards.',
      links: ['Button', 'Field', 'RatingInput'],
    },
    machines: {
      title: 'Machines',
      text: 'Sign-in, ratings and chats as statecharts that you can run here.',
      links: ['Auth', 'Rating', 'Live chat'],
    },
  },
  ar: {
    design: {
      title: 'صمّم',
      text: 'الهيئة والألوان والخطوط والأيقونات واللغة، وكل رمز منها جاهز للنسخ.',
      links: ['الألوان', 'الرموز', 'الكتابة'],
    },
    build: {
      title: 'ابنِ',
      text: 'مكوّنات بأمثلة حيّة وشيفرة وخصائص ومفاتيح مُختبَرة.',
      links: ['Button', 'Field', 'RatingInput'],
    },
    machines: {
      title: 'شغّل',
      text: 'الدخول والتقييم والمحادثة في مخططات حالة تجرّبها هنا.',
      links: ['Auth', 'Rating', 'Live chat'],
    },
  },
} satisfies Record<'en' | 'ar', Record<Door, { title: string; text: string; links: string[] }>>

const swatches = [
  'bg-ink',
  'bg-link',
  'bg-action',
  'bg-danger-fill',
  'bg-hue-puzzle-fill',
  'bg-hue-adventure-fill',
]

const doors: readonly { door: Door; path: PagePath; links: readonly PagePath[]; picture: ReactNode }[] = [
  {
    door: 'design',
    path: '/story/foundation-look--look',
    links: [
      '/story/foundation-color--color',
      '/story/foundation-tokens--tokens',
      '/story/foundation-writing--writing',
    ],
    picture: (
      <span className="grid grid-cols-6 gap-2">
        {swatches.map((color) => (
          <span key={color} className={`size-8 rounded-control ${color}`} />
        ))}
      </span>
    ),
  },
  {
    door: 'build',
    path: '/docs/components-actions-button--docs',
    links: [
      '/docs/components-actions-button--docs',
      '/docs/components-forms-field--docs',
      '/docs/components-portal-ratinginput--docs',
    ],
    picture: (
      <span className="flex items-center gap-4">
        <span className="tile grid h-11 w-24 place-items-center rounded-control bg-action text-on-action [--tile-edge:var(--saha-color-action-edge)] [--tile-shadow:var(--saha-color-action-edge)]">
          <ArrowEndIcon size={1.5} />
        </span>
        <span className="tile grid size-11 place-items-center rounded-control bg-surface text-link">
          <StarMotif size="1.5rem" />
        </span>
      </span>
    ),
  },
  {
    door: 'machines',
    path: '/docs/machines-rating--docs',
    links: ['/docs/machines-auth--docs', '/docs/machines-rating--docs', '/docs/machines-live-chat--docs'],
    picture: (
      <span className="flex items-center gap-2">
        <span className="size-8 rounded-pill border-2 border-line-strong bg-surface" />
        <span className="h-0.5 w-6 bg-line-strong" />
        <span className="grid h-11 w-20 place-items-center rounded-control border-2 border-selection-edge bg-selection" />
        <span className="h-0.5 w-6 bg-line-strong" />
        <span className="grid size-8 place-items-center rounded-pill border-2 border-line-strong bg-surface">
          <span className="size-4 rounded-pill bg-line-strong" />
        </span>
      </span>
    ),
  },
]

/** The three ways into the design system. */
export function Doors() {
  const say = useSample(words)
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {doors.map(({ door, path, links, picture }) => (
        <li key={door} className="grid">
          <Card raised="high" className="gap-4 overflow-hidden p-0">
            <span
              aria-hidden="true"
              className="relative isolate grid h-32 place-items-center overflow-hidden border-b border-line bg-sunken"
            >
              <StarGrid step={64} className="-z-10 text-ink opacity-[0.05]" />
              {picture}
            </span>
            <CardTitle
              level={2}
              className="px-6 pt-1"
              href={path}
              renderLink={({ children, ...props }) => (
                <a {...props} {...linkTo(path)}>
                  {children}
                </a>
              )}
            >
              {say[door].title}
            </CardTitle>
            <CardBody className="px-6">{say[door].text}</CardBody>
            <CardFooter className="gap-x-5 px-6 pb-5">
              {links.map((link, at) => (
                <TextLink key={link} variant="standalone" {...linkTo(link)}>
                  {say[door].links[at]}
                </TextLink>
              ))}
            </CardFooter>
          </Card>
        </li>
      ))}
    </ul>
  )
}
