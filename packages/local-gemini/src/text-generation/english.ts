import type { Phrases } from './phrases.ts'

/** Phrases in English. */
export const english: Phrases = {
  demo: '**Demo answer.**',
  opening: (text) => `No model is used here. This text is made from what you wrote: “${text}”.`,
  nothingAsked: 'You asked nothing in words.',
  turn: (turn, previous) => `This is turn ${turn}; before it you wrote “${previous}”.`,
  factsHeading: 'What is certain about it:',
  facts: (words, letters, longest) => [
    `Words: ${words}`,
    `Characters: ${letters}`,
    `The longest word: **${longest}**`,
  ],
  listHeading: 'What you mentioned, one by one:',
  step: (keyword, index) => `Step ${index}: start with *${keyword}*, and see what goes with it.`,
  tableHeading: 'Your words side by side:',
  columns: ['Word', 'Letters', 'Place'],
  codeHeading: 'A few lines of code that you can run:',
  codeComment: 'Counts the words of what you wrote.',
  section: (keyword) => `About ${keyword}`,
  sentences: [
    (keyword, letters) => `You wrote “${keyword}”, a word of ${letters} letters.`,
    (keyword, _, place) =>
      `It is keyword number ${place}, and “${keyword}” is where a real answer would start.`,
    (keyword) =>
      `A model would now say what it knows about ${keyword}; the demo knows only that you are interested in it.`,
    (keyword) =>
      `Imagine three paragraphs here: what ${keyword} is, where it is found, and why someone would ask about it.`,
    (keyword, letters) =>
      `Long answers test patience and layout, so ${keyword} comes up again, all ${letters} letters of it.`,
    (keyword) => `Anyone listening to this will hear “${keyword}” once more about now, and may smile.`,
    (keyword) =>
      `With your own key, the same question about ${keyword} goes to a real model, and nothing else changes.`,
  ],
  closing: 'Ask for a list, a table, code or a long answer to see how they look.',
  thoughts: (keywords) => [
    '**Reading the question**\n\nThe keywords come first.',
    `**Looking at the keywords**\n\nThese stand out: ${keywords.join(', ')}.`,
    '**Planning the answer**\n\nSay that it is a demo, answer in English, and stick to what is known.',
  ],
  title: (topic) => `Demo draft: ${topic}`,
  summary: (topic) =>
    `A demo text about ${topic}. No model wrote it; it shows where a model’s text would be.`,
  tag: 'demo',
  image: (text) => `Demo image, drawn from your words: “${text}”.`,
  star: (text) => `Demo image. None of these words can be drawn here, so it is a star: “${text}”.`,
  edited: (text) => `Demo edit of your image: “${text}”.`,
  files: {
    opening: (question) =>
      `No model is used here, so your files were not read. This arrived with your question “${question}”:`,
    text: (words, start) => `a text of ${words} ${words === 1 ? 'word' : 'words'} that begins “${start}”`,
    bytes: (count) => `${count} ${count === 1 ? 'byte' : 'bytes'}`,
    kilobytes: (count) => `${count} KB`,
    document: (size) => `a PDF document of ${size}`,
    image: (size) => `an image of ${size}`,
    closing:
      'With your own key, the same files go to a real model, which reads them and answers your question.',
  },
  insteadOfMedia: 'Demo answer in text only: what you asked for could not be created.',
  search: (topic) => [
    `No search was made for “${topic}”.`,
    `The first demo source would say what ${topic} is.`,
    `The second one, at another address, would confirm or contradict it.`,
  ],
  places: (topic, near) => [
    near === null ? `No map was asked for “${topic}”.` : `No map was asked for “${topic}” near ${near}.`,
    `The first demo place is a short walk away and open until ten.`,
    `The second demo place is a little farther, and quieter.`,
  ],
  place: (topic, index) => `Demo place ${index}: ${topic}`,
  live: {
    heard: (seconds, loudness, pauses) =>
      `This is the demo voice. I heard you for ${seconds} seconds at ${loudness} decibels, with ${pauses === 0 ? 'no pause' : pauses === 1 ? 'one pause' : `${pauses} pauses`}. I cannot understand your words.`,
    caption: (seconds) => `[voice, ${seconds} s]`,
    greeting: 'This is the demo voice. Say something, and I will tell you how long and how loud it was.',
    read: (text) => `This is the demo voice. You wrote: ${text}.`,
  },
}
