import { portal } from '../../../config/portal.ts'

export default {
  name: 'Daily, {date}: {title}',
  title: 'Today’s game: {title}',
  description:
    'One game a day, the same for everyone, with a board of its own. A new one begins at midnight UTC.',
  heading: 'Today’s game',
  rules: 'One game a day, the same for everyone.',
  play: 'Play now',
  playAgain: 'Play again',
  board: 'Today’s board',
  timeLeft: '{hours, number} h {minutes, number} min left',
  lastMinute: 'Less than a minute left',
  streak: '{count, plural, =0 {Play today to start a streak.} one {Streak: # day} other {Streak: # days}}',
  yesterday: 'Yesterday’s place: {place, number}',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  boardNote: 'Everyone plays the same game on this day, which ends at midnight UTC.',
  dayOver: 'This day is over, so new runs here no longer count. The next daily game is ready.',
  playNext: 'Play it',
  share: 'Share result',
  result: `${portal.name.en} daily, {date} · {title} · {count, plural, one {# point} other {# points}} · streak {streak, number}`,
  placedResult: `${portal.name.en} daily, {date} · {title} · {count, plural, one {# point} other {# points}} · place {place, number} · streak {streak, number}`,
} as const
