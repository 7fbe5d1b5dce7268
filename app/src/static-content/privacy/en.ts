import { portal } from '../../config/portal.ts'
import type { PageText } from '../types.ts'

/** Name of the service that counts page views, if there is one. */
const analytics = import.meta.env?.VITE_ANALYTICS

export default {
  title: 'Privacy',
  description: `What ${portal.name.en} stores about you, where, for how long, and who else can see it.`,
  heading: 'What we know about you',
  lead: 'Very little. You can play, read and use the tools without saying who you are. This page says what is stored, where, for how long, and what leaves the site.',
  blocks: [
    { type: 'h2', id: 'short', text: 'In short' },
    {
      type: 'list',
      items: [
        'You do not need an account to play. A guest’s games stay in the guest’s own browser.',
        analytics
          ? `*${analytics}* counts page views: the address of a page, its language and its title, never your account or what you write. Nothing is sent if your browser asks not to be tracked (Global Privacy Control or Do Not Track). There are no advertising cookies. The pages load no scripts, images or fonts from third parties.`
          : 'There are no statistics, no trackers and no advertising cookies. The pages load no scripts, images or fonts from third parties.',
        'The places marked “Advertisement” show only an image from this site, with a link. No one else learns that you have seen it.',
        'An account is an email address and a password. Scores are public and show the part of the address before the @.',
        'What you give to an AI tool is sent to Google for an answer, unless the tool says “Demo answers”. It is sent when you press the button, never before.',
      ],
    },
    { type: 'h2', id: 'browser', text: 'What stays in your browser' },
    {
      type: 'p',
      text: 'Your browser stores these for this site only. They belong to the browser, not to an account, so on a shared computer the next person can find them. You can delete all of them in your browser’s settings, as “site data”.',
    },
    {
      type: 'facts',
      items: [
        {
          term: 'Your settings',
          text: 'Your language, the light or dark appearance, sound, music and effects on or off, reduced motion, whether single keys do something (`/` for the search, `M` in a live conversation), that you are 18 or older, if you have confirmed it for the AI tools, and that you have dismissed the welcome message.',
          until:
            'Until you delete them: `saha.language`, `saha.theme`, `saha.sound`, `saha.music`, `saha.effects`, `saha.motion`, `saha.shortcuts`, `saha.adulthood` and one short key, in local storage.',
        },
        {
          term: 'Saved games',
          text: 'Your best score, what a game stores for the next time, and the moves of a run that you have not finished, so that you can continue it. Each account that plays in this browser has its own saves, and so do guests. If you log in without a save, you take over the guest’s. Logging out does not delete saves.',
          until:
            'Until you delete them: `saha.saves`, in the browser’s database. A run is also removed when it ends or its game changes, and the save of a daily game when you open one more than a week later.',
        },
        {
          term: 'Recently played games',
          text: 'The last 24 games played in this browser, so that you can find them again. You can remove one or all of them from [the list](recently-played).',
          until: 'Until you delete them: `saha.played`, in local storage.',
        },
        {
          term: 'Daily games',
          text: 'The days on which you finished a daily game in this browser, with your account ID, for your streak.',
          until: 'Until you delete them: `saha.daily`, in local storage.',
        },
        {
          term: 'History of the AI tools',
          text: 'What the tools made for you, and what you gave them for it: chats, analyses, searches, images with their edits, speech, recordings with their transcripts, videos and the answers about them. At most 500 results and 500 MB; if there is no more room, you are asked before anything is deleted. You can delete one or all results in the history of each tool, and download or delete all of them on [your account page](account). Live conversations are not stored.',
          until:
            'Until you delete them: `saha.library`, in the browser’s database; conversations of earlier versions of this site are moved there from `saha.threads`.',
        },
        {
          term: 'Work in progress',
          text: 'Text you have not sent yet, which result of each tool was open, which page you wanted when you were asked to log in, the description and ID of a video that is still being made, and that you have dismissed a notice.',
          until:
            'Until you close the tab: `saha.draft.…`, `saha.open.…`, `saha.chatbot.open`, `saha.intent`, `saha.video-job` and `saha.connection-dismissed`, in session storage.',
        },
        {
          term: 'Offline use',
          text: 'The portal itself, and the games and images you have opened, so that they work without a connection. For games and images the time of last use is stored, to make room for others. No account data is included.',
          until:
            'Until a newer version or image replaces it, or you delete it: `saha-shell-…`, `saha-seen`, `saha-games` and `saha-posters`, in the browser’s cache, with `workbox-expiration` in its database.',
        },
        {
          term: 'Last account',
          text: 'The ID and email address of the account that was last logged in, and its favorites, so that you can continue without a connection.',
          until: 'Until you log out: `saha.account`, in local storage.',
        },
        {
          term: 'Offline changes',
          text: 'Up to fifty favorites, ratings and scores from a time without a connection, with your account ID. They are sent only when you are logged in again, and never with another account.',
          until: 'Until they have been sent: `saha.outbox`, in local storage.',
        },
        {
          term: 'Runs to check',
          text: 'The moves of up to twenty runs whose scores you submitted, with your account ID, so that the scores can be checked.',
          until:
            'Until they have been sent: `saha.runs`, in the browser’s database, and a mark of that name in local storage.',
        },
        {
          term: 'Saves to send',
          text: 'A mark that the save of an imported game has changed and is not in your account yet.',
          until: 'Until it has been sent: `saha.unsent-saves`, in local storage.',
        },
      ],
    },
    { type: 'h2', id: 'cookies', text: 'Cookies' },
    {
      type: 'p',
      text: 'There are two. Both are necessary for what you asked for, and scripts cannot read them. If you do not log in and use no AI tool, you get none.',
    },
    {
      type: 'facts',
      items: [
        {
          term: '`a_session_…`',
          text: 'Identifies you after you log in. If the browser rejects it, because the account server has another host name, a copy called `cookieFallback` is stored in local storage instead.',
          until: 'Until you log out, a year at most.',
        },
        {
          term: '`saha_visitor`',
          text: 'A random number that the gateway of the AI tools uses to count requests. It says nothing about you and is not linked to your account.',
          until: '30 days.',
        },
      ],
    },
    { type: 'h2', id: 'account', text: 'What an account stores' },
    {
      type: 'p',
      text: 'No age, no phone number, and a name only if you enter one on [your account page](account). The data is on the account server of this site, which runs Appwrite, free software for accounts and data.',
    },
    {
      type: 'facts',
      items: [
        {
          term: 'Email and password',
          text: 'You log in with both. Only a hash of the password is stored, from which the password cannot be read. We send no email, and so no newsletter.',
          until: 'Until the account is deleted.',
        },
        {
          term: 'Sessions',
          text: 'When you logged in, and your IP address, browser and type of device; ten sessions at most.',
          until: 'Until you log out, a year at most.',
        },
        {
          term: 'Favorites',
          text: 'The games you marked with a heart. Only you can read them.',
          until: 'Until you remove the heart.',
        },
        {
          term: 'Ratings',
          text: 'The stars you gave to each game. Only you can read them. You can change a rating, and delete all of them on [your account page](account).',
          until: 'Until you delete them, or the account is deleted.',
        },
        {
          term: 'Scores',
          text: 'The game, the points, the date, your account ID and, as your name, the part of your email address before the @. Everyone can read them. Nothing is submitted unless you press “Submit score”. The moves of the run are sent too: the server replays them, marks the score if they give it, and deletes them.',
          until: 'Until you ask us to remove them, or the account is deleted.',
        },
        {
          term: 'Saved games',
          text: 'What games of other publishers store for the next time, at most 3 MB each, with the time of the last change, so that you can continue on another device. Only you can read it. Saves of our own games stay in your browser.',
          until: 'Until you delete your data on [your account page](account), or the account is deleted.',
        },
      ],
    },
    { type: 'h2', id: 'tools', text: 'What the AI tools send' },
    {
      type: 'list',
      items: [
        '**Text:** what you wrote. The chatbot also sends the conversation so far, because the model remembers nothing.',
        '**Images:** the image and your instruction. An uploaded image is re-encoded first, so the place, time and camera that its file may contain are not sent.',
        '**Files in a chat:** each file you add, again with every further question of that chat, and the names of texts and PDFs. Apart from images they are sent unchanged, with what they contain, such as the author of a PDF.',
        '**Videos:** the video and your questions about it. It is stored at Google so that you can ask more than once, and deleted when you choose another or leave the tool; if that fails, Google deletes it after two days.',
        '**Your voice:** a recording when you have it transcribed, or what you say during a live conversation. The microphone opens only when you press the button and allow it in your browser. The server keeps no recordings.',
        '**Your location:** only in the map search, only if you allow it, and rounded to about a hundred meters.',
        '**Your own API key:** only for making videos. It stays in the page’s memory, is sent to Google only, and is gone when you close the page.',
      ],
    },
    {
      type: 'p',
      text: 'Where a tool says “Demo answers”, sample answers come from this site’s own server and nothing is sent to Google. Everywhere else Google’s Gemini answers. Requests normally go through a gateway of this site, which forwards only what the tool needs: not your account, not your cookies, not your IP address. A video made with your own key always goes from your browser directly to Google. So may a live conversation, and everything on a site that runs without a gateway. Google then sees your IP address.',
    },
    {
      type: 'p',
      text: 'What Google does with it is described in [its terms for Gemini](https://ai.google.dev/gemini-api/terms). Depending on the contract, people at Google may read what was sent and use it to improve their services. So do not enter secrets, whether your own or other people’s.',
    },
    {
      type: 'p',
      text: 'The gateway writes one log line for each request: the time, the kind of tool, the model, whether it succeeded and how long it took, and a visitor code too short to identify anyone. The content is not logged. To enforce the limits, it counts what each visitor and each network has used; for a network it stores a keyed hash and no address. These counts are deleted after 40 days.',
    },
    { type: 'h2', id: 'others', text: 'Who else can see something' },
    {
      type: 'list',
      items: [
        '**Games** see none of this. They run in a locked frame, without access to your account, your cookies or the page around them.',
        '**Share buttons** are plain links, or open your device’s share menu. WhatsApp, Facebook and X learn nothing until you press one.',
        '**Reports of games** are emails that you send from your own mail app. They contain your email address, and only we receive them.',
        '**Sites that we link to** learn that you came from here, but not from which page.',
        analytics
          ? `**The computers that serve this site** see your IP address, as any server does; the hosting provider may keep its own technical logs. So does *${analytics}* with each page view.`
          : '**The computers that serve this site** see your IP address, as any server does. The portal does not record which pages you view; the hosting provider may keep its own technical logs.',
      ],
    },
    { type: 'h2', id: 'yours', text: 'See it, correct it, delete it' },
    {
      type: 'p',
      text: 'You control much of it yourself: favorites, chats, site data, logging out. On [your account page](account) you can change your name and password, log out everywhere, download your data, delete your favorites, ratings and saved games, and close the account. A closed account is not a deleted one: no one can log in to it, not even you, but the server keeps it. Its email address stays taken, and the data you did not delete first stays too. To have an account deleted with all its data, to have a score removed, or to have a lost password replaced, write to {contact} from the address of the account.',
    },
    {
      type: 'p',
      text: 'If you are a child, ask an adult before you create an account. The AI tools are only for people aged 18 and over.',
    },
    { type: 'h2', id: 'changes', text: 'When this page changes' },
    {
      type: 'p',
      text: 'This page describes what the product does today. When the product changes, the page changes with it, and the date at the top says when it last changed.',
    },
  ],
} as const satisfies PageText
