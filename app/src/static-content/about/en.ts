import type { PageText } from '../types.ts'

export default {
  title: 'About',
  description: 'What Saha is: free browser games and AI tools, at home in English and in Arabic.',
  heading: 'A square to play in',
  lead: 'Saha is Arabic for the open square where a neighborhood meets. This one is made of games: small, free, and a press away.',
  blocks: [
    {
      type: 'p',
      text: 'In many old towns every lane leads to a square sooner or later. Children draw their lines on the ground, somebody brings out a board, somebody else only came to watch. Nobody asks for a ticket. We wanted a page on the web that feels like that: you come by, you play, you go on with your day.',
    },
    { type: 'h2', text: 'What you find here' },
    {
      type: 'list',
      items: [
        '[Games](games) in six corners, from quick reflexes to slow puzzles. Each one runs in the browser you are reading this in: nothing to install, nothing to buy, no account needed.',
        'A board for every game. With an account you keep [favorites](favorites), rate what you played and put your best score where others can try to beat it.',
        'An [AI Studio](ai-studio) beside the games: tools that write, draw, speak, listen and search, for people of 18 and over.',
        'A [blog](blog) for the time between two rounds, and a [guide](global-games-guide) to how the world plays.',
      ],
    },
    { type: 'h2', text: 'Two languages, each properly' },
    {
      type: 'p',
      text: 'Many sites are built in one language and turned around for the other afterwards, and you can tell: arrows that point the wrong way, numbers out of order, sentences that nobody would say. Here English and Arabic were laid side by side from the first tile on. The page turns with its language, both scripts are cut from the same letters, and a headline may say something else in Arabic, because that is how one would say it there.',
    },
    { type: 'h2', text: 'What we hold to' },
    {
      type: 'list',
      items: [
        '**Light.** A game here weighs less than a photo. A slow line or a small data plan should not decide who gets to play.',
        '**Open to everyone.** By keyboard, by touch, with a screen reader, in large type, in the evening light: it has to work, or it is not finished.',
        '**Discreet.** No statistics, no trackers, nothing loaded from strangers. What is kept, and where, is written on one page: [Privacy](privacy-policy).',
        '**Safe.** Every game plays in a locked frame that can see neither your account nor the page around it.',
      ],
    },
    { type: 'h2', text: 'About the games' },
    {
      type: 'p',
      text: 'Seven games were made for this square: tiles to lay, lanterns to leap between, a kitchen in the market, a race over dunes, an oasis to find, stars to break and henna to draw. From each of them come others, with new levels, other colors and another kind of trouble.',
    },
    { type: 'h2', text: 'Say something' },
    {
      type: 'p',
      text: 'A fault, an idea, a word that sounds wrong in your dialect: we would like to hear of it. The ways to us are under [Contact](contact).',
    },
  ],
} as const satisfies PageText
