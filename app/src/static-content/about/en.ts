import { portal } from '../../config/portal.ts'
import type { PageText } from '../types.ts'

export default {
  title: 'About',
  description: `What ${portal.name.en} is: free browser games and AI tools in English and Arabic.`,
  heading: 'A square to play in',
  lead: `${portal.name.en} is a square made of games: small, free, and one click away.`,
  blocks: [
    {
      type: 'p',
      text: 'In many old towns every lane leads to a square sooner or later. Children draw their lines on the ground, someone brings out a board, someone else only came to watch. Nobody asks for a ticket. We wanted a website that feels like that: you come by, you play, you get on with your day.',
    },
    { type: 'h2', text: 'What you find here' },
    {
      type: 'list',
      items: [
        '[Games](games) in six categories, from quick reflexes to slow puzzles. Each one runs in your browser: nothing to install, nothing to buy, no account needed.',
        'A leaderboard for every game. With an account you can save [favorites](favorites), rate games and post your best score for others to beat.',
        'An [AI Studio](ai-studio) beside the games: tools that write, draw, speak, listen and search, for people aged 18 and over.',
        'A [blog](blog) for the time between rounds, and a [guide](global-games-guide) to how the world plays.',
      ],
    },
    { type: 'h2', text: 'Two languages, both done properly' },
    {
      type: 'p',
      text: 'Many sites are built in one language and adapted to the other afterwards, and you can tell: arrows that point the wrong way, numbers out of order, sentences that nobody would say. Here English and Arabic were designed together from the start. The layout follows the language, both scripts share the same typefaces, and a headline may be worded differently in Arabic, because that is how you would say it there.',
    },
    { type: 'h2', text: 'What we care about' },
    {
      type: 'list',
      items: [
        '**Light.** A game here is smaller than a photo. A slow connection or a small data plan should not decide who gets to play.',
        '**Open to everyone.** By keyboard, by touch, with a screen reader, in large type, in dark mode: it has to work, or it is not finished.',
        import.meta.env?.VITE_ANALYTICS
          ? '**Private.** No advertising trackers, nothing loaded from third parties. One page says what is stored and counted, and where: [Privacy](privacy-policy).'
          : '**Private.** No statistics, no trackers, nothing loaded from third parties. One page says what is stored and where: [Privacy](privacy-policy).',
        '**Safe.** Every game runs in a locked frame that can see neither your account nor the page around it.',
      ],
    },
    { type: 'h2', text: 'About the games' },
    {
      type: 'p',
      text: 'The games were made for this square: tiles to lay, lanterns to leap between, a kitchen in the market, a race over dunes, an oasis to find, stars to break and henna to draw. Each of them has variants with new levels, other colors and new challenges.',
    },
    { type: 'h2', text: 'Get in touch' },
    {
      type: 'p',
      text: 'A bug, an idea, a word that sounds wrong in your dialect: we would like to hear about it. See [Contact](contact) for how to reach us.',
    },
  ],
} as const satisfies PageText
