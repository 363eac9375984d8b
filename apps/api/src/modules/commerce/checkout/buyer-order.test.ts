import { expect, it } from 'vitest';
import { sampleItem, sampleOrder } from '../../../../test/support/sample-order.ts';
import { toBuyerOrder } from './buyer-order.ts';

const shown = { pickupInstructions: '', payUrl: null };

it('hides internal fields of an order and its items from the customer, including new ones', () => {
  const items = [{ ...sampleItem(1), unitCost: 'internal' }];
  const order = { ...sampleOrder(0), items, notes: 'internal', fraudScore: 'internal' };
  expect(JSON.stringify(toBuyerOrder(order, shown))).not.toContain('internal');
});
