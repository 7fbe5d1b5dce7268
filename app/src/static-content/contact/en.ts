import type { PageText } from '../types.ts'

export default {
  title: 'Contact',
  description: 'How to reach Saha, and what to write so that we can help at once.',
  heading: 'Come and say it',
  lead: 'There is no form to fill in and no number to draw. Write as you would to a neighbor, in Arabic or in English.',
  blocks: [
    { type: 'h2', text: 'What helps us help you' },
    {
      type: 'list',
      items: [
        '**A game does not start or behaves oddly:** its name, your device and browser, and what you did just before.',
        '**Something about your account:** write from the address that you log in with, so that we know it is yours. Never send us your password: whoever asks for it is not from here.',
        '**A false score, or a bad name on a board:** the game, the name, and when you saw it.',
        '**A word that sounds wrong:** the sentence, and how you would say it.',
        '**A hole in our walls:** tell us before you tell others, and what one has to do to see it. We are grateful.',
      ],
    },
    { type: 'h2', text: 'Perhaps it is answered already' },
    {
      type: 'p',
      text: 'What is stored about you, and how to have it deleted, is written under [Privacy](privacy-policy). What may be done here and what may not is written under [Terms](terms-of-service). And if you are looking for a page, the [site map](sitemap) has them all.',
    },
  ],
} as const satisfies PageText
