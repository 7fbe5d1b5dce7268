export { Form, type FormErrors, type FormProps } from './form.tsx'
