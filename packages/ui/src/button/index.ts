export { Button, buttonStyles, type ButtonProps } from './button.tsx'
