/** Texts of the sign-in screen. */
export const text = {
  title: 'Sign in to Atrium',
  lead: 'Pages, campaigns and the back office of your business.',
  forgot: 'Forgot your password?',
  demoTitle: 'Try it as',
  demoNote: 'This is a demo on your own machine. Each account has its own role.',
} as const;
