import type { Phrases } from './phrases.ts'

/** Phrases in English. */
export const english: Phrases = {
  demo: '**Demo answer.**',
  opening: (text) => `No model is at work here. This text is made of what you wrote: “${text}”.`,
  nothingAsked: 'You asked nothing in words.',
  turn: (turn, previous) => `This is turn ${turn}; before it you wrote “${previous}”.`,
  factsHeading: 'What can be said of it for certain:',
  facts: (words, letters, longest) => [
    `Words: ${words}`,
    `Letters and signs: ${letters}`,
    `The longest word: **${longest}**`,
  ],
  listHeading: 'What you named, one by one:',
  step: (keyword, index) => `Step ${index}: begin with *${keyword}*, and see what belongs to it.`,
  tableHeading: 'Your words side by side:',
  columns: ['Word', 'Letters', 'Place'],
  codeHeading: 'A few lines that you can run:',
  codeComment: 'Counts the words of what you wrote.',
  section: (keyword) => `About ${keyword}`,
  sentences: [
    (keyword, letters) => `You wrote “${keyword}”, a word of ${letters} letters.`,
    (keyword, _, place) =>
      `It is number ${place} of the words that carry your meaning, and “${keyword}” would be where a real answer begins.`,
    (keyword) =>
      `A model would now say what it knows about ${keyword}; the demo knows only that you care for it.`,
    (keyword) =>
      `Imagine three paragraphs here: what ${keyword} is, where it is found, and why somebody would ask about it.`,
    (keyword, letters) =>
      `Long answers test patience and layout, so ${keyword} comes up again, all ${letters} letters of it.`,
    (keyword) => `Whoever reads aloud will hear “${keyword}” once more about now, and may smile.`,
    (keyword) =>
      `With a key of your own, the same question about ${keyword} goes to a real model, and nothing else changes.`,
  ],
  closing: 'Ask for a list, a table, code or a long answer to see them drawn.',
  thoughts: (keywords) => [
    '**Reading the question**\n\nThe words that carry its meaning come first.',
    `**Looking at the words**\n\nThese stand out: ${keywords.join(', ')}.`,
    '**Planning the answer**\n\nSay that it is a demo, answer in English, and keep to what is known.',
  ],
  title: (topic) => `Demo draft: ${topic}`,
  summary: (topic) =>
    `A demo text about ${topic}. No model wrote it; it shows where the words of one would stand.`,
  tag: 'demo',
  image: (text) => `Demo picture, drawn from your words: “${text}”.`,
  edited: (text) => `Demo edit of your picture: “${text}”.`,
  insteadOfMedia: 'Demo answer in words alone: what you asked for could not be made.',
  search: (topic) => [
    `No search was made for “${topic}”.`,
    `The first demo source would say what ${topic} is.`,
    `The second one, at another address, would confirm it or object.`,
  ],
  places: (topic, near) => [
    near === null ? `No map was asked for “${topic}”.` : `No map was asked for “${topic}” near ${near}.`,
    `The first demo place is a short walk away and open until ten.`,
    `The second demo place is a little farther, and quieter.`,
  ],
  place: (topic, index) => `Demo place ${index}: ${topic}`,
  recording: {
    heading: (kind) =>
      kind === 'audio' ? 'What can be measured of the recording:' : 'What can be measured of the video:',
    unreadable: 'The file could not be read, so nothing of it can be told.',
    length: (seconds) => `Length: ${seconds} s`,
    loudness: (average, peak) => `Loudness: ${average} dB on average, ${peak} dB at its loudest`,
    silent: 'It is silent throughout.',
    pauses: (list) => `Pauses: ${list}`,
    noPauses: 'Pauses: none longer than half a second',
    unheard: 'Loudness and pauses: not measured, because this format of sound cannot be decoded here',
    size: (width, height, rate) => `Picture: ${width} × ${height}, ${rate} pictures a second`,
    moments: (begin, middle, end) =>
      `Moments: it begins at ${begin}, its middle is at ${middle}, and it ends at ${end}`,
    noWords: 'The words cannot be told: the demo measures sound and does not understand it.',
    question: (text) => `You asked: “${text}”.`,
  },
  live: {
    heard: (seconds, loudness, pauses) =>
      `This is the demo voice. I heard you for ${seconds} seconds at ${loudness} decibels, with ${pauses === 0 ? 'no pause' : pauses === 1 ? 'one pause' : `${pauses} pauses`}. I cannot tell your words.`,
    caption: (seconds) => `[voice, ${seconds} s]`,
    greeting: 'This is the demo voice. Say something, and I will tell how long and how loud it was.',
    read: (text) => `This is the demo voice. You wrote: ${text}.`,
  },
}
