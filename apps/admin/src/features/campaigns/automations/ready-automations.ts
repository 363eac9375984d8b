import type { AutomationStart, AutomationStep, WaitStep } from '@org/schema/entities';

/** Email of a ready-made automation: a ready-made email with another subject. */
interface ReadyEmail {
  /** Key of `EMAIL_TEMPLATES`. */
  readonly template: string;
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
}

/** Automation to start from. */
export interface ReadyAutomation {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly start: AutomationStart;
  readonly emails: readonly ReadyEmail[];
  /**
   * Returns its steps.
   * @param emailIds - ids of its emails, in the same order
   */
  readonly steps: (emailIds: readonly number[]) => readonly AutomationStep[];
}

const start = (event: AutomationStart['event'], hours = 4): AutomationStart => ({
  event,
  listId: null,
  tagId: null,
  hours,
  fieldKey: '',
  days: 0,
});
const email = (id: string, emailId: number | undefined): AutomationStep => ({
  id,
  kind: 'email',
  emailId: emailId ?? null,
});
const wait = (id: string, amount: number, unit: WaitStep['unit']): WaitStep => ({
  id,
  kind: 'wait',
  amount,
  unit,
});

/** Ready-made automations. */
export const READY_AUTOMATIONS: readonly ReadyAutomation[] = [
  {
    key: 'welcome',
    name: 'Welcome new subscribers',
    description: 'A welcome right away, and a second email three days later.',
    start: start('subscriber.joined'),
    emails: [
      {
        template: 'welcome',
        name: 'Welcome',
        subject: 'Welcome, {{first_name|friend}}',
        preheader: 'Good to have you here.',
      },
      {
        template: 'step-by-step',
        name: 'Getting started',
        subject: 'Three things to try first',
        preheader: 'A short guide for your first week.',
      },
    ],
    steps: ([first, second]) => [
      email('hello', first),
      wait('pause', 3, 'days'),
      email('guide', second),
    ],
  },
  {
    key: 'cart-left',
    name: 'Remind of a cart',
    description: 'An email four hours after someone has left a cart.',
    start: start('cart.left', 4),
    emails: [
      {
        template: 'personal-letter',
        name: 'Your cart',
        subject: 'You left something in your cart',
        preheader: 'We have kept it for you.',
      },
    ],
    steps: ([first]) => [email('reminder', first)],
  },
  {
    key: 'after-purchase',
    name: 'Thank customers',
    description: 'Thanks a day after an order, and something new two weeks later.',
    start: start('order.placed'),
    emails: [
      {
        template: 'thank-you',
        name: 'Thank you',
        subject: 'Thank you, {{first_name|friend}}',
        preheader: 'We are glad that you chose us.',
      },
      {
        template: 'new-arrivals',
        name: 'Something new',
        subject: 'You may also like these',
        preheader: 'Chosen to go with your order.',
      },
    ],
    steps: ([first, second]) => [
      wait('day', 1, 'days'),
      email('thanks', first),
      wait('weeks', 14, 'days'),
      email('more', second),
    ],
  },
  {
    key: 'win-back',
    name: 'Win customers back',
    description: 'Writes to customers who have not ordered again for 90 days.',
    start: start('order.placed'),
    emails: [
      {
        template: 'miss-you',
        name: 'We miss you',
        subject: 'It has been a while, {{first_name|friend}}',
        preheader: 'A small reason to come back.',
      },
    ],
    steps: ([first]) => [
      wait('quarter', 90, 'days'),
      {
        id: 'quiet',
        kind: 'condition',
        filters: {
          combinator: 'and',
          rules: [{ field: 'order.last_order_at', operator: 'not_in_last_days', value: 90 }],
        },
        yes: [email('miss', first)],
        no: [],
      },
    ],
  },
  {
    key: 'birthday',
    name: 'Birthday wishes',
    description: 'Writes to customers on their birthday, from a date field that you choose.',
    start: start('customer.date'),
    emails: [
      {
        template: 'personal-letter',
        name: 'Happy birthday',
        subject: 'Happy birthday, {{first_name|friend}}',
        preheader: 'All the best from us.',
      },
    ],
    steps: ([first]) => [email('wishes', first)],
  },
  {
    key: 'review',
    name: 'Ask for a review',
    description: 'Asks how it was, ten days after an order.',
    start: start('order.placed'),
    emails: [
      {
        template: 'personal-letter',
        name: 'How is it?',
        subject: 'How do you like it?',
        preheader: 'Two minutes of your time help us a lot.',
      },
    ],
    steps: ([first]) => [wait('days', 10, 'days'), email('ask', first)],
  },
];
