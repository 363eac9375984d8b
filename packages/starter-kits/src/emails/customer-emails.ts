import type { BlockTemplate } from '@org/content';
import { block, email, footer, heading, section } from './email-parts.ts';

/** Creates an email about a record, with the reason why it was sent. */
const recordEmail = (note: string): BlockTemplate =>
  email(
    { backgroundColor: '#f2f4f7', paddingY: 24 },
    section({ backgroundColor: '', paddingY: 16 }, block('EmailHeader')),
    section(
      { backgroundColor: '#ffffff', paddingY: 32 },
      heading('{{title}}', { level: 1, fontSize: 26 }),
      block('EmailOrderSummary', { buttonColor: 'primary', buttonTextColor: '' }),
    ),
    section({ backgroundColor: '', paddingY: 16 }, footer({ note })),
  );

/** Email to a customer about an order, a quote, an invoice or a form, to start a design from. */
export const CUSTOMER_EMAIL: BlockTemplate = recordEmail(
  'You received this email because of your order or request at {{company_name}}.',
);

/** Email to a member of staff about tasks, a form or stock, to start a design from. */
export const STAFF_EMAIL: BlockTemplate = recordEmail(
  'You received this email because you work at {{company_name}}.',
);
