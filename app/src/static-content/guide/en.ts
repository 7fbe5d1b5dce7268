import type { PageText } from '../types.ts'

export default {
  title: 'Global games guide',
  description:
    'How Asia, North America and Europe came to play: arcades and living rooms, rooms full of computers, cassette tapes and cardboard, and what travelled between them.',
  heading: 'How the world plays',
  lead: 'A game needs no passport, but it does have a home town. A walk through three parts of the world, and what each of them gave to the rest.',
  blocks: [
    {
      type: 'p',
      text: 'Put the same puzzle in front of somebody in Seoul, in Chicago and in Warsaw, and all three will be playing within a minute. Ask them afterwards what a game is, and you will hear of a crowded room with neon on its walls, of a console under the television, of a cassette that took five minutes to load. Machines explain some of that. The rest is rent, weather, law and habit: where people had room to play, and with whom.',
    },
    { type: 'h2', id: 'asia', text: 'Asia: the game you go out for' },
    {
      type: 'p',
      text: 'In Japan it began in public. *Space Invaders* came out in 1978 and filled whole cafés with its tables; two years later *Pac-Man* was drawn to please those who did not care for shooting. The game center, several floors of machines near the station, became a place to spend an evening. Much of what we take for granted grew under its lights: the high score that stays there to be beaten, the rival on the other side of the cabinet, dancing on arrows in time with a song.',
    },
    {
      type: 'p',
      text: 'Then the same companies carried play home. Nintendo, which had made playing cards in Kyoto since 1889, sold the Family Computer from 1983 on, and the Game Boy from 1989. Role-playing games such as *Dragon Quest* and *Final Fantasy* turned the small screen into a long novel, and *Pokémon* made children in 1996 do something quite old: meet in the yard and trade.',
    },
    {
      type: 'p',
      text: 'Korea took another road. Japanese consoles were long kept out, fast lines came early, and at the end of the 1990s the PC bang appeared on every corner: a room full of good computers, rented by the hour, with noodles. *StarCraft*, an American game, became a Korean sport there, with leagues on television and crowds in arenas. What the world now calls esports learned to walk in those rooms.',
    },
    {
      type: 'p',
      text: 'China had a ban on consoles from 2000 until the middle of the following decade, so players went to the internet café and later straight to the telephone. In India and across Southeast Asia, too, the first computer of many a player was a phone, and not an expensive one. Games that are free to start, that run on old devices and that are played with four friends on one sofa, each on their own screen, are made for that life.',
    },
    {
      type: 'p',
      text: 'And western Asia? It was playing all along. Boards of the royal game of Ur are some four and a half thousand years old; backgammon and dominoes are at home in the cafés from Baghdad to Beirut, and a deck for *tarneeb* or *baloot* comes out after dinner from the Levant to the Gulf. When the screen came, evenings in the majlis simply made room for it. Anyone who has heard a whole family give advice to one player knows that a game for one is never only for one.',
    },
    { type: 'h2', id: 'north-america', text: 'North America: the game you bring home' },
    {
      type: 'p',
      text: 'Here it began in the laboratory. In 1962 students at MIT had a computer as large as a wardrobe and wrote *Spacewar!* for it, two ships around one star, for no better reason than that it was fun. Ten years later *Pong* stood in a tavern in California with one line of instructions: avoid missing ball for high score. It is still good advice.',
    },
    {
      type: 'p',
      text: 'The 1970s moved the game from the tavern to the living room. The Magnavox Odyssey of 1972 was the first console for the home, and the Atari 2600 of 1977 made swapping cartridges a habit. It went so well that everybody joined in, until shops were full of hurried games and in 1983 the market fell in. What came after had learned something: Nintendo put a seal on its boxes when it brought its console over in 1985, and people began to ask whether a game was good before they asked what it cost.',
    },
    {
      type: 'p',
      text: 'The other American invention is the open door. When *Doom* appeared in 1993, its first part was given away, and its makers let players build levels of their own. A generation learned its trade by changing other people’s games: *Counter-Strike* began as such a change, and so did the idea of five against five on three lanes that so many play today. Canada, with large studios in Montreal and Vancouver, does its share of the big productions; and from small rooms all over the continent come the independent games in which one or two people say something that nobody had said with a game before.',
    },
    {
      type: 'p',
      text: 'Distances are long here and houses have basements. So play became something you do from your own chair with people far away: first by telephone line, then over the net, with a headset and a friend whom you have never met.',
    },
    { type: 'h2', id: 'europe', text: 'Europe: the game you make yourself' },
    {
      type: 'p',
      text: 'In Europe the home computer won before the console did. The ZX Spectrum of 1982 cost little for a computer, had rubber keys, loaded its games from cassettes, and invited you to write one. Teenagers in Britain did, in their bedrooms, and sold them by mail. Spain, Italy, Yugoslavia and Czechoslovakia had bedrooms like that as well; some radio stations even broadcast programs, as screeching, and you put your recorder in front of the loudspeaker.',
    },
    {
      type: 'p',
      text: 'In Moscow in 1984 Alexey Pajitnov let seven shapes fall into a well on a computer that could not even draw them: they were made of brackets. *Tetris* needs no language, no story and no manual, and so nothing could keep it at home.',
    },
    {
      type: 'p',
      text: 'From cassettes grew schools, and one can still taste the places. France likes a strange and beautiful idea: *Another World*, *Rayman*. In the north, where winters are long and programmers showed off at demo parties what an old chip could do, *Minecraft* was made in Sweden, and *Angry Birds* in Finland. Poland put its own legends into *The Witcher*. Dundee in Scotland gave the world *Lemmings*, and later cities full of stolen cars.',
    },
    {
      type: 'p',
      text: 'And then there is cardboard. In Germany a new board game is a birthday present, the critics give a prize for the game of the year, the Spiel des Jahres, and since *The Settlers of Catan* of 1995 the whole world has a name for the style: a Eurogame. Nobody is thrown out before the end, luck is there but does not decide, and one trades more than one fights. Many a quiet puzzle on a telephone descends from those tables.',
    },
    { type: 'h2', id: 'what-travels', text: 'What travels' },
    {
      type: 'p',
      text: 'Look closely and the borders blur. A Korean sport was written in California, a Russian puzzle conquered the world on a Japanese machine, and a Swedish box of blocks became the school yard of every continent. What travels best is small: a rule that you grasp by touching it, a round that fits between two bus stops, and a reason to hand it over and say, now you.',
    },
    { type: 'h2', id: 'try-it', text: 'Try it here' },
    {
      type: 'list',
      items: [
        'For the neon and the list of names: [Star Breaker](game/star-breaker) and the other [action games](category/action), each with its board.',
        'For the falling shapes and the quiet table: [Zellige](game/zellige) and the [puzzles](category/puzzle).',
        'For the open road, with sand instead of asphalt: [Dune Rally](game/dune-rally).',
        'For the older story, of boards scratched into stone: [our short history of games in the courtyard](article/courtyard-games).',
      ],
    },
    { type: 'h2', id: 'read-on', text: 'To read on' },
    {
      type: 'list',
      items: [
        '*Replay: The History of Video Games*, by Tristan Donovan: the whole world in one volume, with Europe for once in its proper place.',
        '*The Ultimate History of Video Games*, by Steven L. Kent: America and Japan, told by those who were there.',
        '*Gaming the Iron Curtain*, by Jaroslav Švelch: what people in Czechoslovakia made of small computers, and how.',
        '[The royal game of Ur](https://www.britishmuseum.org/collection/object/W_1928-1009-378) in the British Museum: the board itself, and what is known of it.',
      ],
    },
  ],
} as const satisfies PageText
