/**
 * Pictures of the walls. A letter is a star of a part, a dot is empty, `k` is the star with the key. Rows of nine are
 * the left half and the middle of a symmetrical picture; others have all 17 columns.
 */
interface Picture {
  /** Kind of each part from `a`: plain, hard, glass, moving, spark, locked, by its first letter. */
  kinds: string
  rows: string
}

export const pictures = {
  star: {
    kinds: 'phs',
    rows: '.......aa .....aaaa .....a.bb ....a.bbc ...a.bbcc ....a.bbc .....a.bb .....aaaa .......aa',
  },
  lantern: {
    kinds: 'pggs',
    rows: '........a .......a. ........a ......aaa .....aaaa .....acbc .....acbd .....acbc ......aaa .......aa',
  },
  crescent: {
    kinds: 'pm',
    rows: '......aaaa....... ....aaaa......... ...aaaa....b..... ...aaa....bbb.... ..aaaa...bbbbb... ..aaaa....bbb.... ...aaa.....b..... ...aaaa.......a.. ....aaaaa..aaaa.. ......aaaaaaa....',
  },
  palm: {
    kinds: 'pshp',
    rows: '....aaa.a ..aaaaaaa .aa..aaaa .a..aa.bb ...aa..bc ...a....c ........c ........c .......cc ......ddd',
  },
  gazelle: {
    kinds: 'hpg',
    rows: '...a..a.......... ....aa........... ...bbb........... ..bbbb........... ....bb........b.. ....bbbbbbbbbbb.. ....bbbbbbbbbb... ....bbccccccbb... ....b.b...b.b.... ....b.b...b.b....',
  },
  coffeePot: {
    kinds: 'hpps',
    rows: '........a........ .......aaa....... ........b........ ..b....bbb....... ..bb..bbbbb..cc.. ...bbbbbbbbccc.c. ....bbbddbbb...c. .....bbddbb...c.. ....bbbbbbbcc.... ...bbbbbbbbb.....',
  },
  boat: {
    kinds: 'pghpg',
    rows: '.......a......... ......aab........ .....aaabb....... ....aaaabbb...... ...aaaaabbbb..... .......c......... .d.....c......dd. .dddddddddddddd.. ...eeeeeeeeeee...',
  },
  dome: {
    kinds: 'ppgl',
    rows: '........k ........b a......bb b.....bbb b....bbbb b....cccc bbbbbbbbb bb.bb.bdd',
  },
  camel: {
    kinds: 'phg',
    rows: '.............aaa. ......bb......aa. .....bccb.....a.. ....bccccb...aa.. ...aaccccaaaaaa.. ..aaaaaaaaaaaa... ..a.aaaaaaaaa.... ....aa....aa..... ....aa....aa.....',
  },
  falcon: {
    kinds: 'pgs',
    rows: 'a.......b aa.....bb aaa...bbb .aaa..bcb ..aaa.abb ....aaabb ......abb .......bb ......bbb',
  },
  fish: {
    kinds: 'pgs',
    rows: '.....bbbb........ ...aaaaaaa....bb. ..aa.....aa..bb.. .aa.c..b..aabb... aa.....b...abb... .aa....b..aabb... ..aa.....aa..bb.. ...aaaaaaa....bb. .....bbbb........',
  },
  hand: {
    kinds: 'pghs',
    rows: '........a ......a.a ....a.a.a ....a.a.a ....aaaaa .a..a..bb .aaaa.bcd ....a..bb .....aaaa ......aaa',
  },
  eye: {
    kinds: 'pghs',
    rows: '......aaa ....aaa.. ..aaa..bb .a....bcc a....bcd. .a....bcc ..aaa..bb ....aaa.. ......aaa',
  },
  pomegranate: {
    kinds: 'hpps',
    rows: '......a.a .......aa ......bbb ....bb... ...bb.ccc ...b.cdcd ...b.ccdc ...bb.ccc ....bb... ......bbb',
  },
  carpet: {
    kinds: 'pgls',
    rows: '.a.a.a..k .a....... .a.....bb .a....bcc .a...bcdd .a....bcc .a.....bb .a....... .a.a.a.a.',
  },
  tent: {
    kinds: 'hpg',
    rows: '........a .......bc ......bcb .....bcbc ....bcbcb ...bcbcbc ..bcbcb.. ..b.b.b.. ..b.b.b..',
  },
  oud: {
    kinds: 'phpg',
    rows: '.......ab ........b ........b ........b ......ccc .....cccc ....cc.dd ....cc.dd ....ccccc ......bbb',
  },
  drum: {
    kinds: 'hpg',
    rows: '...aaaaaa ...b.b.b. ....bcbcb .....bbbb ......ccc ......bbb .....bcbc ....bbbbb',
  },
  tea: {
    kinds: 'mpgp',
    rows: '......a.. .......a. ......a.. ....bbbbb ....bcccc .....bccc ....bcccc ....bbbbb ...dddddd',
  },
  sun: {
    kinds: 'mphs',
    rows: '........a ..a.....a ...a..bbb .....bccc .a...bcdd .....bccc ...a..bbb ..a.....a ........a',
  },
  butterfly: {
    kinds: 'psh',
    rows: '......c.. .aaa...c. a.b.a...c a.bb.a..c .aaaaaa.c ...aa.aac ..a.ba..c ..aaa....',
  },
  rose: {
    kinds: 'pgs',
    rows: '......aaa ....a.aaa ...aaa.b. ....a.bbb ...a.bbcc ....a.bbb ...aaa.b. ....a.aaa ......aaa',
  },
  key: {
    kinds: 'plsh',
    rows: '...aaa........... ..a...a.......... .a..b..a......... .a.bcb.aaaaaaaak. .a..b..a.....d.d. ..a...a......d.d. ...aaa.......d...',
  },
  ring: {
    kinds: 'pglp',
    rows: '.....aaak ....abbbb .....abbc ......abc .......ab ......ddd ....dd... ...d..... ....dd... ......ddd',
  },
  gate: {
    kinds: 'pgmm',
    rows: '..aaaaaaa ..abababa ..aab.... ..ab..... ..ab....c ..ab...cd ..ab....c ..ab..... ..ab.....',
  },
  fountain: {
    kinds: 'mhpg',
    rows: '........a ......a.a .....a... ....a...b ....bbbbb ......bbb ........b ..a.....b .cccccccc ..ddddddd',
  },
  dunes: {
    kinds: 'pmpg',
    rows: '...........bb.... ..........bbbb... ....a......bb.... ...aaa........... ..aaaaa....c..... .aaaaacc..ccc.... aaaaacccccccccc.. aaaadddddccccccc.',
  },
  cat: {
    kinds: 'pggs',
    rows: '..a...... ..ab..... ..abaaaaa ..a.cc... ..a.cd... ..a.....b ..aa..b.. ...aaaaaa',
  },
  zellige: {
    kinds: 'pgmh',
    rows: 'a...b...a .a.b.b.a. ..c...c.. .b.a.a.b. b...d...b .b.a.a.b. ..c...c.. .a.b.b.a. a...b...a',
  },
  minaret: {
    kinds: 'mps',
    rows: '..a.....a .aa.....b ..a....bb ......bbb .......cc ......bbb .......bb .......bc .......bb .....bbbb',
  },
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures
export const pictureNames = Object.keys(pictures) as PictureName[]
/** Pictures for the first wall, of few stars with a clear outline. */
export const firstPictures: readonly PictureName[] = ['star', 'lantern', 'sun', 'ring']

/** Walls below a boss, one for each attack, from the fifth row of the grid. */
export const ramparts: Readonly<Record<'ember' | 'ray' | 'guard', Picture>> = {
  ember: { kinds: 'pg', rows: '......... ......... ......... ......... ......... a.a.a.a.a .b.b.b.b.' },
  ray: { kinds: 'ps', rows: '......... ......... ......... ......... ......... ..aaab... .aa...aab' },
  guard: { kinds: 'ph', rows: '......... ......... ......... ......... ......... aab...... .aab...aa' },
}

/** Returns a picture's rows, all 17 columns wide. */
export const getRows = ({ rows }: Picture): string[] =>
  rows.split(' ').map((row) => (row.length === 9 ? row + row.split('').reverse().join('').slice(1) : row))
