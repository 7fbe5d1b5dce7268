import type { PageText } from '../types.ts'

export default {
  title: 'Terms',
  description: 'What you may expect of Saha, and what Saha asks of you.',
  heading: 'The rules of the square',
  lead: 'Every game has rules, and so has the place where it is played. These are few, and meant to be read.',
  blocks: [
    {
      type: 'p',
      text: 'Whoever uses this site agrees to what is written here. If you do not, please do not use it. “We” are those who run this site. You reach us at {contact}.',
    },
    { type: 'h2', id: 'playing', text: 'Playing' },
    {
      type: 'p',
      text: 'Every game and every article may be used free of charge, as often as you like, at home, at school or anywhere else. You need no account for it. Link to any page; you need not ask.',
    },
    { type: 'h2', id: 'accounts', text: 'Accounts' },
    {
      type: 'list',
      items: [
        'An account belongs to one person, who gives an email address of their own and a password of at least 8 characters.',
        'Keep your password to yourself. What happens under your account counts as yours until you tell us that somebody else got in.',
        'You can stop at any time. On [your account’s page](account) you delete what you stored and close the account. To have the account itself deleted, write to {contact} from its address, and we delete it with all that belongs to it. What that is, says [Privacy](privacy-policy).',
        'We may block an account that harms others or breaks these rules. The site then says so, and where to write.',
      ],
    },
    { type: 'h2', id: 'scores', text: 'Scores and names' },
    {
      type: 'list',
      items: [
        'Play fairly. A score is reckoned in your own browser, so we can only believe it up to a point; one that cannot be true may be taken off the board without a word.',
        'Beside a score stands the part of your email address before the @, for everybody to see. Do not submit scores if you do not want that.',
        'A name that insults, or that pretends to be somebody else, may be removed with its score.',
      ],
    },
    { type: 'h2', id: 'tools', text: 'The AI tools' },
    {
      type: 'list',
      items: [
        'They are for people of 18 and over, because Google, whose models answer, asks for that. Each browser asks once whether you are.',
        'Answers are made by a machine and can be wrong, however sure they sound. Check what matters. They are no advice on health, law or money.',
        'Put in only what you may put in: your own words and pictures, or those of people who agreed. No secrets, and no data of others.',
        'Do not use the tools to harm, to deceive or to harass anybody, to make pictures of real people that would shame them, or for anything that is forbidden where you live. Google, whose models answer, has [rules of its own](https://policies.google.com/terms/generative-ai/use-policy), which hold here as well.',
        'What you make is yours as far as it is ours to give: we claim no rights in it. Whether such a work is protected at all, the law where you live decides.',
        'The tools cost money to run, so there are limits by the minute and by the day, for each visitor and for all together. When they are reached, a tool says so and asks you to wait. A video that you make with a key of your own is charged to you, by Google.',
        'Where a tool says “Demo answers”, no model is behind it. It shows how the tool works and knows nothing.',
      ],
    },
    { type: 'h2', id: 'limits', text: 'What does not belong here' },
    {
      type: 'p',
      text: 'Do not try to get into other people’s accounts, to write in their name, to overload the site, or to get round its limits. If you look for holes to help us close them, stay with your own account, keep what you find to yourself, and [tell us](contact).',
    },
    { type: 'h2', id: 'rights', text: 'Whose things these are' },
    {
      type: 'p',
      text: 'The code of this site is free software under the MIT license, its typefaces are under the SIL Open Font License, and its icons under the ISC license. Names and marks of others that appear here belong to those others.',
    },
    { type: 'h2', id: 'promises', text: 'What we promise, and what we cannot' },
    {
      type: 'p',
      text: 'We take care that games start, scores stay and nothing leaks. But this is a free place, given as it is: we cannot promise that it is always there, that nothing is ever lost, or that it does what you had in mind. Games and tools may change or go. As far as the law allows, we are not liable for damage that comes from using the site; for what we do on purpose, and where the law allows no exception, we are.',
    },
    {
      type: 'p',
      text: 'Pages of others that are linked here, in articles or in answers, are theirs. We did not write them and cannot vouch for them.',
    },
    { type: 'h2', id: 'changes', text: 'When these rules change' },
    {
      type: 'p',
      text: 'When the product changes, these lines may have to follow. The date at the top tells when they last did. Both languages are meant to say the same; where they do not, [tell us](contact), and the reading that is better for you holds.',
    },
  ],
} as const satisfies PageText
