/** Texts of signing in and out. */
export const text = {
  signIn: 'Sign in',
  email: 'Email',
  password: 'Password',
  waitSeconds: (count: number) => `Try again in ${count} seconds.`,
  waitMinutes: (count: number) => `Try again in ${count} minutes.`,
  expiredTitle: 'Your session has ended',
  expiredText: 'Sign in again to go on where you are. Nothing that you entered is lost.',
  otherAccount: 'Use another account',
  signOut: 'Sign out',
  signOutFailed: 'You could not be signed out. Please try again.',
  notStaffTitle: 'This account has no access to the admin',
  notStaffText:
    'The admin is for the staff of a business. Ask its administrator for access, or sign in with another account.',
  suspendedTitle: (names: string) => `${names} is suspended`,
  suspendedText: 'Its site and admin are suspended. No data is lost. Contact its administrator.',
} as const;
