import { portal } from '../../../config/portal.ts'

export default {
  title: 'Settings',
  description: `Language, appearance, sound, motion and keys of ${portal.name.en}, for this browser.`,
  heading: 'Settings',
  lead: 'These settings apply to this browser and all its tabs. They are not sent anywhere.',
  language: 'Language',
  languageHere: 'Language of this page',
  languageText:
    'Every page exists in both languages, each with its own address. Other tabs keep their language.',
  look: 'Appearance',
  sound: 'Sound of games',
  soundText: 'Games are silent until you turn the sound on. Music and effects play while it is on.',
  allSound: 'Sound',
  music: 'Music',
  effects: 'Effects',
  on: 'On',
  off: 'Off',
  motion: 'Motion',
  motionText: 'Animations on this site and in games. A game applies the change the next time you open it.',
  motionSystem: 'Device',
  motionReduce: 'Reduced',
  motionFull: 'Full',
  age: 'AI tools',
  ageText: 'They are for people aged 18 and over. If you withdraw your answer, the tools ask again.',
  ageConfirmed: 'I am 18 or older',
  ageUnconfirmed: 'No answer',
  keys: 'Single keys',
  keysText:
    '<slash></slash> moves to the search, and <mute></mute> mutes the microphone in a live conversation. Turn them off if you trigger them by accident, for example with voice control.',
} as const
