import type { PageText } from '../types.ts'

export default {
  title: 'Privacy',
  description: 'What Saha keeps about you, where, for how long, and who else gets to see it.',
  heading: 'What we know about you',
  lead: 'Little. You can play, read and use the tools without saying who you are. Here is what is kept, where, for how long, and what leaves the site.',
  blocks: [
    { type: 'h2', id: 'short', text: 'In short' },
    {
      type: 'list',
      items: [
        'To play you need no account. What a guest plays stays in the guest’s own browser.',
        'There are no statistics, no trackers and no advertising cookies. The pages load no script, no picture and no typeface from anybody else.',
        'The places marked “Advertisement” are empty. Should that change, this page changes first.',
        'An account is an email address and a password. Scores are public, and show the part of the address before the @.',
        'What you give to an AI tool goes to Google to be answered, unless the tool says “Demo answers”. It goes when you press, never before.',
      ],
    },
    { type: 'h2', id: 'browser', text: 'What stays in your browser' },
    {
      type: 'p',
      text: 'Your browser keeps these for this site alone. They belong to the browser and not to an account, so on a shared computer whoever comes next can find them. You delete all of them at once in your browser’s settings, as “site data”.',
    },
    {
      type: 'facts',
      items: [
        {
          term: 'Your choices',
          text: 'The language you read in, day or evening, sound on or off, how much may move, whether single keys do something (`/` for the search, `M` in a live conversation), that you are 18 or older, if you have said so to the AI tools, and that you have put away the welcome.',
          until:
            'Until you delete them: `saha.language`, `saha.theme`, `saha.sound`, `saha.motion`, `saha.shortcuts`, `saha.adulthood` and one short key, in local storage.',
        },
        {
          term: 'Saved games',
          text: 'What a game wants to find again next time. Each account that plays in this browser has its own, and so have guests. Whoever logs in without a save takes over the guest’s. Logging out leaves saves where they are.',
          until: 'Until you delete them: `saha.save.…`, in local storage.',
        },
        {
          term: 'Games last played',
          text: 'Which games were played in this browser, the last 24, so that you find them again. You can take each of them off [the list](recently-played), or all.',
          until: 'Until you delete them: `saha.played`, in local storage.',
        },
        {
          term: 'Chats',
          text: 'Your conversations with the chatbot, the newest hundred and all that you renamed. You can delete each of them in the list of chats.',
          until: 'Until you delete them: `saha.threads`, in the browser’s database.',
        },
        {
          term: 'What you have begun',
          text: 'A text you have not sent yet, the last answer to a complex query, which chat was open, where you wanted to go when you were asked to log in, the order of a video that is still being made, and that you have put away a notice.',
          until:
            'Until you close the tab: `saha.draft.…`, `saha.chatbot.open`, `saha.intent`, `saha.video-job` and `saha.connection-dismissed`, in session storage.',
        },
        {
          term: 'For a time offline',
          text: 'The portal itself, and the games and pictures you have opened, so that they work without a connection. When each of the last two was used last is noted, to make room for others. Nothing of an account is among it.',
          until:
            'Until a newer version or a newer picture takes its place, or you delete it: `saha-shell-…`, `saha-seen`, `saha-games` and `saha-posters`, in the browser’s cache, with `workbox-expiration` in its database.',
        },
        {
          term: 'Who was here',
          text: 'The number and the email address of the account that was logged in last, and its favorites, so that you can go on without a connection.',
          until: 'Until you log out: `saha.account`, in local storage.',
        },
        {
          term: 'What waits',
          text: 'Favorites, ratings and scores from a time without a connection, fifty at most, with the number of your account. They are sent only when you are logged in again, and with nobody else’s login.',
          until: 'Until they have been sent: `saha.outbox`, in local storage.',
        },
        {
          term: 'What the tools made',
          text: 'Pictures, sound, videos and answers, except for chats, are held in memory alone.',
          until: 'Until you close the page or load it again.',
        },
      ],
    },
    { type: 'h2', id: 'cookies', text: 'Cookies' },
    {
      type: 'p',
      text: 'There are two, both needed for what you asked for, and scripts can read neither. Whoever does not log in and uses no AI tool gets none.',
    },
    {
      type: 'facts',
      items: [
        {
          term: '`a_session_…`',
          text: 'Says who you are, from login on. Where a browser refuses it, because the account server has another host name, a copy called `cookieFallback` stands in local storage instead.',
          until: 'Until you log out, a year at most.',
        },
        {
          term: '`saha_visitor`',
          text: 'A random number by which the gateway of the AI tools counts calls. It says nothing about you, and is not tied to your account.',
          until: '30 days.',
        },
      ],
    },
    { type: 'h2', id: 'account', text: 'What an account keeps' },
    {
      type: 'p',
      text: 'No age, no telephone number, and a name only if you give one on [your account’s page](account). What there is lies on the account server of this site, which runs Appwrite, a free software for accounts and data.',
    },
    {
      type: 'facts',
      items: [
        {
          term: 'Email and password',
          text: 'You log in with both. Of the password only a hash is kept, from which it cannot be read. We send no mail, so no newsletter either.',
          until: 'Until the account is deleted.',
        },
        {
          term: 'Sessions',
          text: 'When you logged in, from which network address (IP), with which browser and kind of device; ten sessions at most.',
          until: 'Until you log out, a year at most.',
        },
        {
          term: 'Favorites',
          text: 'Which games you put a heart on. Nobody but you can read them.',
          until: 'Until you take the heart away.',
        },
        {
          term: 'Ratings',
          text: 'How many stars you gave to which game. Nobody but you can read them. You can change a rating, and delete all of them on [your account’s page](account).',
          until: 'Until you delete them, or the account is deleted.',
        },
        {
          term: 'Scores',
          text: 'Game, points, day, the number of your account, and as a name the part of your email address before the @. Everybody can read them. Nothing is submitted unless you press “Submit score”.',
          until: 'Until you ask us to remove them, or the account is deleted.',
        },
      ],
    },
    { type: 'h2', id: 'tools', text: 'What the AI tools send' },
    {
      type: 'list',
      items: [
        '**Words:** what you wrote. The chatbot sends the conversation so far along, because the model remembers nothing.',
        '**Pictures:** the picture and your instruction. A picture that you bring is drawn anew first, so place, time and camera, which its file may name, stay with you.',
        '**Videos:** the video and your questions about it. It is laid down at Google so that you can ask more than once, and deleted when you choose another or leave the tool; if that fails, Google deletes it after two days.',
        '**Your voice:** a recording when you have it written down, or what you say as long as a live conversation lasts. The microphone opens only when you press and your browser agrees. We keep no recording.',
        '**Your place:** only in the map search, only if you allow it, and blurred to about a hundred meters.',
        '**A key of your own:** only for making videos. It stays in the page’s memory, goes to Google and to nobody else, and is gone with the page.',
      ],
    },
    {
      type: 'p',
      text: 'Where a tool says “Demo answers”, a stand-in on this site’s own server answers and nothing goes to Google. Everywhere else Google’s Gemini answers. Calls normally take the way through a gateway of this site, which passes on what the tool needs and nothing more: not your account, not your cookies, not your network address. A video made with your own key always goes from your browser to Google directly, and so may a live conversation, and everything on a site that runs without a gateway; Google then sees your network address.',
    },
    {
      type: 'p',
      text: 'What Google does with it is for Google to say, in [its terms for Gemini](https://ai.google.dev/gemini-api/terms). Depending on the contract, people there may read what was sent and use it to make their services better. So keep secrets out of the tools, your own and other people’s.',
    },
    {
      type: 'p',
      text: 'The gateway writes one line for each call: when, what kind of tool, which model, whether it went well and how long it took, and a mark of the visitor cut too short to find anyone by. What was said is not in it. To hold the limits it counts what each visitor and each network has used; of a network it keeps a keyed hash and no address. These sums are deleted after 40 days.',
    },
    { type: 'h2', id: 'others', text: 'Who else sees something' },
    {
      type: 'list',
      items: [
        '**Games** see nothing of all this. They play in a locked frame, without your account, your cookies or the page around them.',
        '**Share buttons** are plain links, or open your device’s own sheet. WhatsApp, Facebook and X learn nothing until you press one.',
        '**Reports of games** are emails that you send from your own mail program. We get your address with them, and nobody else gets them.',
        '**Sites that we link to** learn that you come from here, but not from which page.',
        '**The computers that serve this site** see your network address, as any server does. The portal makes no record of which pages you look at; whoever houses the server may keep a technical log of their own.',
      ],
    },
    { type: 'h2', id: 'yours', text: 'See it, correct it, delete it' },
    {
      type: 'p',
      text: 'Much of it is in your own hands: hearts, chats, site data, logging out. On [your account’s page](account) you change your name and password, log out everywhere, take a copy of what is kept, delete your favorites and ratings, and close the account. A closed account is not a deleted one: nobody can log in with it any more, you included, but the server keeps it, so its email address stays taken, and so does what you have not deleted before. To have an account deleted with all that belongs to it, to have a score removed, or to have a lost password replaced, write to {contact} from the address of the account.',
    },
    {
      type: 'p',
      text: 'If you are a child, ask an adult before you make an account. The AI tools are only for people of 18 and over.',
    },
    { type: 'h2', id: 'changes', text: 'When this page changes' },
    {
      type: 'p',
      text: 'This page describes what the product does today. When the product changes, the page changes with it, and the date at the top says when it last did.',
    },
  ],
} as const satisfies PageText
