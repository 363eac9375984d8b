import { ORDER_EVENTS } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { historySentence, otherAmount } from './messages.ts';

const ada = { customerName: 'Ada Buyer', email: 'ada@buyer.example' };
const ana = { id: 2, displayName: 'Ana Staff' };
const said = (type: (typeof ORDER_EVENTS)[number], text: string, user: typeof ana | null = null) =>
  historySentence(ada, { type, text, user });

describe('the history of an order', () => {
  it('names who did what, in sentences', () => {
    expect(said('placed', '1001')).toBe('Placed by Ada Buyer');
    expect(
      historySentence({ ...ada, customerName: '' }, { type: 'placed', text: '', user: null }),
    ).toBe('Placed by ada@buyer.example');
    expect(said('status', 'pending')).toBe('Status: Pending');
    expect(said('status', 'ready for pickup', ana)).toBe('Marked as ready for pickup by Ana Staff');
    expect(said('fulfilled', '2 items, DHL 12', ana)).toBe(
      'Fulfilled by Ana Staff: 2 items, DHL 12',
    );
    expect(said('payment', '20.00 CAD')).toBe('Payment received: 20.00 CAD');
    expect(
      historySentence(
        ada,
        { type: 'refund', text: '20.00 CAD', user: null },
        (amount, currency) => `${currency}${amount}`,
      ),
    ).toBe('Refunded: CAD20');
    expect(said('invoiced', '1001', ana)).toBe('Invoice 1001 issued by Ana Staff');
    expect(said('cancelled', '', ana)).toBe('Cancelled by Ana Staff');
    expect(said('changed', 'Tracking changed', ana)).toBe('Tracking changed by Ana Staff');
  });

  it('has a sentence for every event', () => {
    for (const type of ORDER_EVENTS) expect(said(type, '').length, type).toBeGreaterThan(5);
  });

  it('warns about a mismatched amount until staff resolve it', () => {
    const at = '2026-01-01T00:00:00.000Z';
    const differs = {
      type: 'payment_mismatch',
      text: '1.00 CAD instead of 10.00 CAD',
      user: null,
      at,
    } as const;
    const seen = (type: (typeof ORDER_EVENTS)[number], user: typeof ana | null) =>
      otherAmount({ events: [differs, { type, text: '', user, at }] });
    expect(otherAmount({ events: [] })).toBe('');
    expect(otherAmount({ events: [differs] })).toBe(differs.text);
    expect(seen('mail', null)).toBe(differs.text);
    expect(seen('cancelled', null)).toBe(differs.text);
    expect(seen('payment', ana)).toBe('');
    expect(seen('cancelled', ana)).toBe('');
  });
});
