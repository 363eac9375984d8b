import type { PoolMessage } from '../../src/kernel/mail/mail-message.ts';

/** Returns an email for a pool of connections. */
export const poolMessage = (over: Partial<PoolMessage> = {}): PoolMessage => ({
  id: 7,
  tenantId: 1,
  from: { name: 'Kiln & Cläy', address: 'post@kiln.example' },
  to: 'ada@test.example',
  replyTo: '',
  subject: 'Hello',
  text: ['Plain words'],
  html: ['<p>Words</p>'],
  ...over,
});
