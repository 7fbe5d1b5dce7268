import { svg } from '../../../core/index.ts'

const paths = {
  brush: 'M4 20c3 0 5-1 5-4a3 3 0 0 0-5-2c0 3-1 4-2 5zM8.500 13L19 3l2 2-10 10.500',
  stamp:
    'M12 8a3 3 0 1 0-.010 0M12 16a3 3 0 1 0-.010 0M8 12a3 3 0 1 0-.010 0M16 12a3 3 0 1 0-.010 0M5 5l2 2M19 5l-2 2M5 19l2-2M19 19l-2-2',
  symmetry: 'M12 2v20M9 6L3 18h6zM15 6l6 12h-6z',
  hue: 'M12 3C16 8 18.500 11.500 18.500 15a6.500 6.500 0 0 1-13 0C5.500 11.500 8 8 12 3zM9 15a3 3 0 0 0 3 3',
  jewel: 'M12 9.500a5.700 5.700 0 1 0 .010 0M9 9.500L6.500 6 9 2.500h6L17.500 6 15 9.500zM6.500 6h11',
  hand: 'M7 21c-2-3-4-6-4-8 1.500-1 3 .500 3.500 2V6a1.500 1.500 0 0 1 3 0v5M9.500 10V4a1.500 1.500 0 0 1 3 0v6M12.500 10V5a1.500 1.500 0 0 1 3 0v6M15.500 11V8a1.500 1.500 0 0 1 3 0v7c0 3-1 4-2 6',
  undo: 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h3',
  done: 'M4 12.500l5.500 5.500L20 6.500',
  album: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  picture: 'M12 3v12M7 10.500l5 5 5-5M4 20h16',
  fresh: 'M12 5v14M5 12h14',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.500 11v6M13.500 11v6',
  turn: 'M20 12a8 8 0 1 1-2.500-5.800M20 3v4.500h-4.500',
  close: 'M6 6l12 12M18 6L6 18',
} as const
export type StudioIcon = keyof typeof paths

export const studioIcon = (name: StudioIcon): SVGSVGElement =>
  svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: paths[name] }))
