import { svg } from '../../../core/index.ts'

const paths = {
  brush: 'M4 20c3 0 5-1 5-4a3 3 0 0 0-5-2c0 3-1 4-2 5zM8.5 13L19 3l2 2-10 10.5',
  stamp:
    'M12 8a3 3 0 1 0-.01 0M12 16a3 3 0 1 0-.01 0M8 12a3 3 0 1 0-.01 0M16 12a3 3 0 1 0-.01 0M5 5l2 2M19 5l-2 2M5 19l2-2M19 19l-2-2',
  symmetry: 'M12 2v20M9 6L3 18h6zM15 6l6 12h-6z',
  jewel: 'M12 9.5a5.7 5.7 0 1 0 .01 0M9 9.5L6.5 6 9 2.5h6L17.5 6 15 9.5zM6.5 6h11',
  look: 'M7 21c-2-3-4-6-4-8 1.5-1 3 .5 3.5 2V6a1.5 1.5 0 0 1 3 0v5M9.5 10V4a1.5 1.5 0 0 1 3 0v6M12.5 10V5a1.5 1.5 0 0 1 3 0v6M15.5 11V8a1.5 1.5 0 0 1 3 0v7c0 3-1 4-2 6',
  // The tab of the colors shows the one in use.
  hue: '',
  undo: 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h3',
  done: 'M4 12.5l5.5 5.5L20 6.5',
  album: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  picture: 'M12 3v12M7 10.5l5 5 5-5M4 20h16',
  fresh: 'M12 5v14M5 12h14',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v6M13.5 11v6',
  zoomIn: 'M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6',
  zoomOut: 'M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.5 15.5L21 21M7.5 10.5h6',
  close: 'M6 6l12 12M18 6L6 18',
} as const
export type StudioIcon = keyof typeof paths

export const studioIcon = (name: StudioIcon): SVGSVGElement =>
  svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: paths[name] }))
