import { portal } from '../../config/portal.ts'
import type { PageText } from '../types.ts'

export default {
  title: 'Terms',
  description: `What you can expect from ${portal.name.en}, and what ${portal.name.en} expects from you.`,
  heading: 'The rules of the square',
  lead: 'Every game has rules, and so does the place where it is played. These are few, and meant to be read.',
  blocks: [
    {
      type: 'p',
      text: 'By using this site, you agree to these terms. If you do not agree, please do not use it. “We” are the people who run this site. You can reach us at {contact}.',
    },
    { type: 'h2', id: 'playing', text: 'Playing' },
    {
      type: 'p',
      text: 'You may use every game and every article free of charge, as often as you like, at home, at school or anywhere else. You do not need an account. You may link to any page without asking.',
    },
    { type: 'h2', id: 'accounts', text: 'Accounts' },
    {
      type: 'list',
      items: [
        'An account belongs to one person, with their own email address and a password of at least 8 characters.',
        'Keep your password to yourself. You are responsible for what happens under your account until you tell us that someone else got in.',
        'You can stop at any time. On [your account page](account) you can delete your stored data and close the account. To have the account itself deleted, write to {contact} from its address, and we will delete it with all its data. [Privacy](privacy-policy) says what that includes.',
        'We may block an account that harms others or breaks these rules. The site then says so, and whom to contact.',
      ],
    },
    { type: 'h2', id: 'scores', text: 'Scores and names' },
    {
      type: 'list',
      items: [
        'Play fairly. Scores are calculated in your own browser, so we can trust them only up to a point. We may remove an impossible score from the board without notice.',
        'Next to a score, everyone can see the part of your email address before the @. Do not submit scores if you do not want that.',
        'We may remove a name that insults or impersonates someone, together with its score.',
      ],
    },
    { type: 'h2', id: 'tools', text: 'The AI tools' },
    {
      type: 'list',
      items: [
        'They are for people aged 18 and over, because Google, whose models answer, requires it. Each browser asks you once.',
        'Answers are made by a machine and can be wrong, however sure they sound. Check what matters. They are not advice on health, law or money.',
        'Enter only what you are allowed to enter: your own texts and images, or those of people who agreed. No secrets, and no personal data of others.',
        'Do not use the tools to harm, to deceive or to harass anyone, to make images of real people that would humiliate them, or for anything that is illegal where you live. Google, whose models answer, has [its own rules](https://policies.google.com/terms/generative-ai/use-policy), which also apply here.',
        'What you make is yours as far as we are concerned: we claim no rights in it. Whether such a work is protected at all depends on the law where you live.',
        'The tools cost money to run, so there are limits per minute and per day, for each visitor and for everyone together. When a limit is reached, the tool says so and asks you to wait. Google charges you for videos that you make with your own key.',
        'Where a tool says “Demo answers”, no model is used. The answers were written in advance or made from your own words, and show how the tool works.',
      ],
    },
    { type: 'h2', id: 'limits', text: 'What is not allowed' },
    {
      type: 'p',
      text: 'Do not try to access other people’s accounts, to write in their name, to overload the site, or to bypass its limits. If you look for security problems to help us fix them, use only your own account, keep what you find to yourself, and [tell us](contact).',
    },
    { type: 'h2', id: 'rights', text: 'Who owns what' },
    {
      type: 'p',
      text: 'The code of this site is free software under the MIT license, its fonts are under the SIL Open Font License, and its icons under the ISC license. Third-party names and trademarks that appear here belong to their owners.',
    },
    { type: 'h2', id: 'promises', text: 'What we promise, and what we cannot' },
    {
      type: 'p',
      text: 'We take care that games start, scores are kept and nothing leaks. But this is a free service, provided as it is: we cannot promise that it is always available, that nothing is ever lost, or that it does what you had in mind. Games and tools may change or be removed. As far as the law allows, we are not liable for damage that results from using the site. We are liable for what we do on purpose, and where the law allows no exception.',
    },
    {
      type: 'p',
      text: 'Linked pages of third parties, in articles or in answers, are their own. We did not write them and cannot vouch for them.',
    },
    { type: 'h2', id: 'changes', text: 'When these rules change' },
    {
      type: 'p',
      text: 'When the product changes, these terms may change too. The date at the top says when they last changed. Both languages are meant to say the same; where they do not, [tell us](contact), and the version that is better for you applies.',
    },
  ],
} as const satisfies PageText
