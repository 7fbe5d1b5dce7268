export default {
  title: 'AI Studio',
  description:
    'AI tools that answer in English and Arabic, for people aged 18 and over, right here in your browser.',
  heading: 'AI Studio',
  lead: 'A workshop beside the square: pick a tool, describe what you need, and get started.',
  tools: 'Tools',
  allTools: 'All tools',
  demo: 'Demo answers',
  demoMeaning: 'No AI model is connected to this site yet. Built-in sample answers show how each tool works.',
  age: {
    title: 'Are you 18 or older?',
    text: 'The AI tools are for adults: they use Google’s Gemini models, whose terms require users to be 18 or older. If you are younger, every game is waiting for you.',
    yes: 'I am 18 or older',
    no: 'Back to the games',
    note: 'Your answer stays in this browser. You can withdraw it in the <settings>settings</settings>.',
  },
  editors: 'For the editors of the blog: the <link>content generator</link>.',
  tool: {
    chatbot: {
      name: 'Chatbot',
      lead: 'Talk things over. Answers stream in as they are written, and every chat stays in your browser.',
    },
    'complex-query': {
      name: 'Complex query',
      lead: 'Ask a question that takes real thought, and get a well-reasoned answer.',
    },
    'image-generation': {
      name: 'Image generation',
      lead: 'Describe an image, pick its shape, and see it created.',
    },
    'image-editor': {
      name: 'Image editor',
      lead: 'Upload an image, say what should change, and compare before and after.',
    },
    'video-analyzer': {
      name: 'Video analyzer',
      lead: 'Ask about a video, and jump to the moments the answer mentions.',
    },
    'audio-transcription': {
      name: 'Audio transcription',
      lead: 'Record or upload speech, and get it as text or subtitles.',
    },
    'smart-search': {
      name: 'Smart search',
      lead: 'Ask the web or the map, and see where each answer comes from.',
    },
    tts: {
      name: 'Text to speech',
      lead: 'Hear your text read aloud in the voice you choose.',
    },
    'video-generation': {
      name: 'Video generation',
      lead: 'Describe a scene or upload an image, and get a short video with your own key.',
    },
    'live-chat': {
      name: 'Live chat',
      lead: 'Talk and hear the answer. Interrupt whenever you like, and read along.',
    },
  },
  late: {
    continues: '{tool} is still answering. It continues while you are elsewhere.',
    ended: '{tool} has finished. <link>Go to the answer</link>',
  },
  followUp: 'Ask a follow-up question',
  followUpHint: 'Continues in the chatbot, which knows this question and its answer.',
  sendTo: 'Send to',
  breaksOff: 'The answer was cut off.',
  why: {
    auth: 'The service rejected this site’s key. Please contact the site owner.',
    blocked: 'The service’s safety rules blocked the answer. Try rephrasing it.',
    empty: 'The service returned nothing. Try rephrasing it, or try again.',
    later: 'The service has reached its request limit. Try again after {time}.',
    network: 'The connection was lost. Check your network, then try again.',
    permission: 'The service does not let this site use this tool. Please contact the site owner.',
    rateLimit: 'The service is busy. Wait a little, then try again.',
    region: 'The service is not available in your region. If you use a VPN, turn it off and try again.',
    server: 'The service is having problems. Try again later.',
    timeout: 'It took too long. Try again, or ask for less.',
    tooLarge: 'This is too long. Make it shorter.',
    validation: 'The service could not process this. Change it a little and try again.',
  },
} as const
