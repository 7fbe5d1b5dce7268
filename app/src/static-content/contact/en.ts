import { portal } from '../../config/portal.ts'
import type { PageText } from '../types.ts'

export default {
  title: 'Contact',
  description: `How to reach ${portal.name.en}, and what to include so that we can help quickly.`,
  heading: 'Get in touch',
  lead: 'No form to fill in and no ticket number. Write as you would to a neighbor, in Arabic or English.',
  blocks: [
    { type: 'h2', text: 'What helps us help you' },
    {
      type: 'list',
      items: [
        '**A game does not start or behaves oddly:** its name, your device and browser, and what you did just before.',
        '**Something about your account:** write from the address you log in with, so that we know it is yours. Never send us your password: we will never ask for it.',
        '**A fake score, or an offensive name on a board:** the game, the name, and when you saw it.',
        '**A word that sounds wrong:** the sentence, and how you would say it.',
        '**A security problem:** tell us before you tell others, with the steps to reproduce it. We are grateful.',
      ],
    },
    { type: 'h2', text: 'It may be answered already' },
    {
      type: 'p',
      text: '[Privacy](privacy-policy) says what is stored about you and how to have it deleted. [Terms](terms-of-service) says what is allowed here and what is not. If you are looking for a page, the [site map](sitemap) lists them all.',
    },
  ],
} as const satisfies PageText
