import type { PageExamples } from './define-page-examples.ts';
import { sampleOwnOrder } from './sample-order.ts';
import { doneNote, LONG_NAME, LONG_WORD, problemNote } from './sample-texts.ts';

const formats = { locale: 'en-CA', timezone: 'America/Toronto' };
const TOKEN = 'a'.repeat(43);
const LONG_EMAIL = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`;
const ARABIC_NOTE = doneNote('تم إرسال الرابط', { email: 'layla@buyer.example' });

/** Examples of the sign-in page. */
export const signInPageExamples: PageExamples<'signIn'> = {
  minimal: { next: '', note: undefined },
  typical: {
    next: '/checkout',
    note: doneNote('Your account is ready. Sign in to use it', { email: 'ada@buyer.example' }),
  },
  longText: { next: `/${LONG_WORD}`, note: problemNote(LONG_NAME, { email: LONG_EMAIL }) },
  problem: {
    next: '',
    note: problemNote('Email or password is wrong', { email: 'ada@buyer.example' }),
  },
  rtl: { next: '', note: ARABIC_NOTE },
};

/** Examples of the page that requests a password reset link. */
export const forgotPasswordPageExamples: PageExamples<'forgotPassword'> = {
  minimal: { note: undefined },
  typical: { note: doneNote('If there is an account, we have sent a link') },
  longText: { note: doneNote(LONG_WORD, { email: LONG_EMAIL }) },
  problem: { note: problemNote('Please enter a valid email address', { email: 'ada@' }) },
  rtl: { note: ARABIC_NOTE },
};

/** Examples of the page of a password reset link. */
export const resetPasswordPageExamples: PageExamples<'resetPassword'> = {
  minimal: { token: '', note: undefined },
  typical: { token: TOKEN, note: undefined },
  longText: { token: TOKEN, note: problemNote(LONG_NAME) },
  problem: { token: TOKEN, note: problemNote('This password is easy to guess') },
  rtl: { token: TOKEN, note: ARABIC_NOTE },
};

/** Examples of the page of the account link that a guest requested with an order. */
export const createAccountPageExamples: PageExamples<'createAccount'> = {
  minimal: { token: TOKEN, account: undefined, note: undefined },
  typical: {
    token: TOKEN,
    account: { email: 'ada@buyer.example', hasAccount: false },
    note: undefined,
  },
  longText: {
    token: TOKEN,
    account: { email: LONG_EMAIL, hasAccount: true },
    note: problemNote(LONG_WORD),
  },
  problem: {
    token: TOKEN,
    account: { email: 'ada@buyer.example', hasAccount: false },
    note: problemNote('Use at least 10 characters'),
  },
  rtl: {
    token: TOKEN,
    account: { email: 'layla@buyer.example', hasAccount: true },
    note: ARABIC_NOTE,
  },
};

/** Examples of a visitor's profile. */
export const profilePageExamples: PageExamples<'profile'> = {
  minimal: { displayName: 'Ada Buyer', email: 'ada@buyer.example', orders: undefined },
  typical: {
    displayName: 'Ada Buyer',
    email: 'ada@buyer.example',
    orders: {
      orders: [sampleOwnOrder(1042, { status: 'shipped', itemsCount: 1 }), sampleOwnOrder(987)],
      total: 2,
      formats,
    },
  },
  longText: {
    displayName: LONG_NAME,
    email: LONG_EMAIL,
    orders: {
      orders: [sampleOwnOrder(1042, { number: LONG_WORD, total: 1_234_567.89 })],
      total: 812,
      formats,
    },
  },
  problem: {
    displayName: 'Ada Buyer',
    email: 'ada@buyer.example',
    orders: { orders: [], total: 0, formats },
  },
  rtl: {
    displayName: 'ليلى حداد',
    email: 'layla@buyer.example',
    orders: {
      orders: [sampleOwnOrder(1042, { cancelledAt: '2026-10-13T15:00:00Z', currency: 'AED' })],
      total: 1,
      formats: { locale: 'ar', timezone: 'Asia/Dubai' },
    },
  },
};
