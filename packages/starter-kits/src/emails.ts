import type { EmailTemplate } from './emails/email-parts.ts';
import { LONG_READ, MONTHLY_NEWS, PERSONAL_LETTER, SHORT_NOTICE } from './emails/news-emails.ts';
import { INVITATION, MISS_YOU, STEP_BY_STEP, WELCOME } from './emails/people-emails.ts';
import { NEW_ARRIVALS, PRODUCT_LAUNCH, SALE, THANK_YOU } from './emails/shop-emails.ts';

export { CUSTOMER_EMAIL, STAFF_EMAIL } from './emails/customer-emails.ts';
export type { EmailTemplate } from './emails/email-parts.ts';

/** Ready-made emails to start a campaign from. They need no file, so they work in browsers too. */
export const EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  MONTHLY_NEWS,
  PERSONAL_LETTER,
  NEW_ARRIVALS,
  SALE,
  WELCOME,
  INVITATION,
  PRODUCT_LAUNCH,
  LONG_READ,
  THANK_YOU,
  STEP_BY_STEP,
  MISS_YOU,
  SHORT_NOTICE,
];
