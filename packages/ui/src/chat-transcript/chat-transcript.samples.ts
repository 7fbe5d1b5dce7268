interface Turn {
  id: string
  from: 'user' | 'model'
  text: string
}

/** A conversation of typical length. */
export const conversation: Record<'en' | 'ar', { label: string; you: string; model: string; turns: Turn[] }> =
  {
    en: {
      label: 'Conversation with the game guide',
      you: 'You',
      model: 'Game guide',
      turns: [
        { id: '1', from: 'user', text: 'Which game should I start with if I only have five minutes?' },
        {
          id: '2',
          from: 'model',
          text: 'Try Zellige: a round takes about three minutes, and you can stop after any of them. If you would rather race, Neon Drift has one-lap events.',
        },
        { id: '3', from: 'user', text: 'And what is الطاولة?' },
        {
          id: '4',
          from: 'model',
          text: 'الطاولة is the Arabic name of backgammon. Two players race fifteen pieces each around the board by the throw of two dice; whoever takes all of them off first wins.',
        },
        { id: '5', from: 'user', text: 'Thanks!' },
        { id: '6', from: 'model', text: 'Have a good game. I am here when you want a longer one.' },
      ],
    },
    ar: {
      label: 'محادثة مع دليل الألعاب',
      you: 'أنت',
      model: 'دليل الألعاب',
      turns: [
        { id: '1', from: 'user', text: 'بأي لعبة أبدأ إن لم يكن لديّ إلا خمس دقائق؟' },
        {
          id: '2',
          from: 'model',
          text: 'جرّب «زلّيج»: الجولة نحو ثلاث دقائق، ويمكنك التوقف بعد أي جولة. وإن كنت تفضّل السباقات ففي Neon Drift سباقات من لفّة واحدة.',
        },
        { id: '3', from: 'user', text: 'What is backgammon called in Arabic?' },
        {
          id: '4',
          from: 'model',
          text: 'تُسمّى «الطاولة»، وفي بعض البلدان «النرد». يتسابق فيها لاعبان بخمس عشرة قطعة لكلٍّ منهما وفق رمية زهرين، والفائز من يُخرج قطعه كلها أولًا.',
        },
        { id: '5', from: 'user', text: 'شكرًا!' },
        { id: '6', from: 'model', text: 'لعبًا ممتعًا. وإن أردت لعبة أطول فأنا هنا.' },
      ],
    },
  }
