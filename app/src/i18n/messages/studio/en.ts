export default {
  title: 'AI Studio',
  description:
    'AI tools that answer in English and Arabic, for people of 18 and over, right here in your browser.',
  heading: 'AI Studio',
  lead: 'A workshop beside the square: pick a tool, tell it what you need, and see what comes.',
  tools: 'Tools',
  allTools: 'All tools',
  demo: 'Demo answers',
  demoMeaning:
    'No AI model is connected to this site yet: a built-in stand-in answers, to show how each tool works.',
  age: {
    title: 'Are you 18 or older?',
    text: 'The AI tools are for adults: Google’s Gemini models are behind them, and its terms let nobody under 18 use them. If you are younger, every game is waiting for you.',
    yes: 'I am 18 or older',
    no: 'Back to the games',
    note: 'Your answer stays in this browser. You can take it back in the <settings>settings</settings>.',
  },
  editors: 'For the editors of the blog: the <link>content generator</link>.',
  tool: {
    chatbot: {
      name: 'Chatbot',
      lead: 'Talk a thing over: answers stream in as they are written, and every chat stays in your browser.',
    },
    'complex-query': {
      name: 'Complex query',
      lead: 'Ask what takes real thought, and get an answer that was thought through.',
    },
    'image-generation': {
      name: 'Image generation',
      lead: 'Describe a picture, pick its shape, and watch it being drawn.',
    },
    'image-editor': {
      name: 'Image editor',
      lead: 'Bring a picture, say what should change, and compare before with after.',
    },
    'video-analyzer': {
      name: 'Video analyzer',
      lead: 'Ask about a video, and jump to the moment that the answer speaks of.',
    },
    'audio-transcription': {
      name: 'Audio transcription',
      lead: 'Talk, or bring a recording, and get the words: as text or as subtitles.',
    },
    'smart-search': {
      name: 'Smart search',
      lead: 'Ask the web or the map, and see where each answer comes from.',
    },
    tts: {
      name: 'Text to speech',
      lead: 'Hear what you wrote read aloud, in the voice you like.',
    },
    'video-generation': {
      name: 'Video generation',
      lead: 'Describe a scene or bring a picture, and get a short video with your own key.',
    },
    'live-chat': {
      name: 'Live chat',
      lead: 'Talk, and be answered aloud: speak over the voice whenever you like, and read along.',
    },
  },
  breaksOff: 'The answer breaks off before its end.',
  why: {
    auth: 'The service refused this site’s key; the site’s owner has to put it right.',
    blocked: 'The service’s safety rules held the answer back. Word it another way.',
    empty: 'Nothing came back. Word it another way, or try again.',
    later: 'The service takes no more requests for now. Try again after {time}.',
    network: 'The connection broke off. Check your network, then try again.',
    permission: 'The service does not let this site use this tool; the site’s owner has to put it right.',
    rateLimit: 'Many people are asking just now. Wait a little, then try again.',
    region:
      'The service is not offered in the region that this came from. If you use a VPN, turn it off and try again.',
    server: 'The service has trouble of its own. Try again in a little while.',
    timeout: 'It took too long. Try again, or ask for less at once.',
    tooLarge: 'It is too much at once. Make it shorter.',
    validation: 'The service could not work with this. Change it a little and try again.',
  },
} as const
