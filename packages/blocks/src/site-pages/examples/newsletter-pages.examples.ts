import type { ArchivedEmailLink } from '../newsletter/newsletter-page.view.tsx';
import type { PageExamples } from './define-page-examples.ts';
import { LONG_NAME, LONG_WORD } from './sample-texts.ts';

const FORMATS = { locale: 'en-GB', timezone: 'Europe/Brussels' } as const;
const ARABIC = { locale: 'ar', timezone: 'Asia/Dubai' } as const;
const SENT_AT = '2026-05-04T08:00:00.000Z';

const EMAILS: readonly ArchivedEmailLink[] = [
  {
    path: 'newsletter/9-open-garden-in-june',
    subject: 'Open garden in June',
    preheader: 'Come and see what we sowed in March.',
    sent_at: SENT_AT,
  },
  {
    path: 'newsletter/4-the-kiln-is-on',
    subject: 'The kiln is on',
    preheader: '',
    sent_at: '2026-03-02T23:30:00.000Z',
  },
];
const LONG: readonly ArchivedEmailLink[] = [
  { path: 'newsletter/3-long', subject: LONG_NAME, preheader: LONG_NAME, sent_at: SENT_AT },
  { path: 'newsletter/2-long', subject: LONG_WORD, preheader: LONG_WORD, sent_at: SENT_AT },
];

/** Examples of the archive of sent emails. */
export const newsletterPageExamples: PageExamples<'newsletter'> = {
  minimal: { emails: EMAILS.slice(1), formats: FORMATS, page: 1, hasMore: false },
  typical: { emails: EMAILS, formats: FORMATS, page: 1, hasMore: true },
  longText: { emails: LONG, formats: FORMATS, page: 3, hasMore: true },
  problem: {
    emails: [{ path: 'newsletter/1-email', subject: '', preheader: '<b>&', sent_at: 'never' }],
    formats: { locale: '', timezone: '' },
    page: 2,
    hasMore: false,
  },
  rtl: {
    emails: [
      {
        path: 'newsletter/5-email',
        subject: 'عرض الربيع',
        preheader: 'في مجموعات صغيرة.',
        sent_at: SENT_AT,
      },
    ],
    formats: ARABIC,
    page: 2,
    hasMore: true,
  },
};

/** Examples of an email in the archive. */
export const archivedEmailPageExamples: PageExamples<'archivedEmail'> = {
  minimal: { subject: 'The kiln is on', sentAt: SENT_AT, id: 9, formats: FORMATS },
  typical: {
    subject: 'Open garden in June',
    sentAt: SENT_AT,
    id: 9,
    formats: FORMATS,
  },
  longText: { subject: LONG_NAME, sentAt: SENT_AT, id: 9, formats: FORMATS },
  problem: {
    subject: '',
    sentAt: '',
    id: 9,
    formats: { locale: '', timezone: '' },
  },
  rtl: { subject: 'عرض الربيع', sentAt: SENT_AT, id: 9, formats: ARABIC },
};
