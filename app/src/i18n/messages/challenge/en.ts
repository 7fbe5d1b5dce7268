export default {
  beat: 'Beat <name></name>: {count, plural, one {# point} other {# points}}',
  beatOwn: 'Beat your own score: {count, plural, one {# point} other {# points}}',
  toGo: '{count, number} to go',
  beaten: 'You beat <name></name>!',
  beatenOwn: 'You beat your own score!',
  unavailable: 'This challenge is no longer on the board. Play for your own score.',
  rules: 'You both play the same game at the same level. Only the points count.',
  accept: 'Accept the challenge',
  share: 'Challenge a friend',
  shareShort: 'Challenge',
  shareBack: 'Challenge back',
  text: 'I scored {count, plural, one {# point} other {# points}} in {title}. Can you beat me?',
} as const
