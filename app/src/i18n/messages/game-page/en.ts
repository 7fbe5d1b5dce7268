import { portal } from '../../../config/portal.ts'

export default {
  title: 'Play {title}',
  play: 'Play now',
  variant: 'Level {level} of <game></game>, with a board of its own.',
  howToPlay: 'How to play',
  board: 'The whole board',
  share: 'Share this game',
  shareText: `Play {title} on ${portal.name.en}`,
  related: 'More like this',
  report: 'Report this game',
} as const
