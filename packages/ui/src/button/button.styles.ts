import { pressLook, pressVariants } from './press-look.ts'
import { variants } from '../variants/variants.ts'

/** The look of a button, for links and other elements that act as one. */
export const buttonStyles = variants('Button', [...pressLook, 'sa:gap-2 sa:rounded-control'], {
  variants: {
    variant: pressVariants,
    size: {
      small: 'sa:min-h-9 sa:px-3 sa:py-1 sa:coarse:min-h-11 sa:[--tile-depth:3px]',
      medium: 'sa:min-h-11 sa:px-4 sa:py-2',
      large: 'sa:min-h-14 sa:px-6 sa:py-3 sa:text-[1.125em] sa:[--tile-depth:5px]',
    },
  },
  defaultVariants: { variant: 'neutral', size: 'medium' },
})
