import { portal } from '../../../config/portal.ts'

export default {
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  loginTitle: 'Log in',
  loginHeading: 'Welcome back',
  loginLead: 'Your favorites and scores are waiting.',
  loginSubmit: 'Log in',
  loginBusy: 'Logging in…',
  toSignup: 'New here? <link>Create an account</link>',
  signupTitle: 'Sign up',
  signupHeading: 'Join the square',
  signupLead:
    'Save favorites, rate games and put your name on the board. All it takes is an email and a password.',
  signupSubmit: 'Sign up',
  signupBusy: 'Creating your account…',
  toLogin: 'Already have an account? <link>Log in</link>',
  description: `Your ${portal.name.en} account.`,
  fieldsRequired: 'Please enter your email and your password.',
  passwordShort: 'Password must be at least 8 characters long.',
  loginError: 'Failed to sign in. Please check your credentials.',
  signupError: 'Failed to sign up. This email may already be in use.',
  rateLimited: 'Too many attempts. Please wait a while and try again.',
  expired: 'Your session has ended. Please log in again.',
  signedInAs: 'You are logged in as <name></name>.',
  continue: 'Continue',
} as const
