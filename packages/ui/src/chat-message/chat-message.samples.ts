/** Sample messages for every state. */
export const chatSamples = {
  en: {
    label: 'Conversation with the game guide',
    you: 'You',
    model: 'Game guide',
    ask: 'Which puzzle can two people play on one phone?',
    answer: 'Zellige has a mode for two: you lay tiles in turn, and whoever closes a star keeps its points.',
    half: 'Zellige has a mode for',
    other: 'هل فيها وضع للاعبين اثنين؟',
    short: 'Yes.',
    long: 'https://example.com/a/very/long/address/without/a/single/space/that/has/to/break/somewhere?page=1&sort=newest',
    error: 'Sorry, I encountered an error.',
    unsent: 'This message was not sent.',
  },
  ar: {
    label: 'محادثة مع دليل الألعاب',
    you: 'أنت',
    model: 'دليل الألعاب',
    ask: 'ما لعبة الألغاز التي تصلح لشخصين على هاتف واحد؟',
    answer: 'في «زلّيج» وضع للاعبين اثنين: يضع كلٌّ منكما بلاطة في دوره، ومن يُغلق نجمة يأخذ نقاطها.',
    half: 'في «زلّيج» وضع',
    other: 'Does it have a two-player mode?',
    short: 'نعم.',
    long: 'https://example.com/a/very/long/address/without/a/single/space/that/has/to/break/somewhere?page=1&sort=newest',
    error: 'عذرًا، حدث خطأ.',
    unsent: 'لم تُرسل هذه الرسالة.',
  },
}
