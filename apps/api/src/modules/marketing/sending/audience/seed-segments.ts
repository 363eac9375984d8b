import type { FilterRule } from '@org/schema';
import type { TenantSeed } from '../../../../kernel/module/seed.ts';
import { createSegment } from './segments.service.ts';

/** Segments of the demo. */
const SEGMENTS: readonly {
  readonly name: string;
  readonly description: string;
  readonly rules: readonly FilterRule[];
}[] = [
  {
    name: 'Customers who ordered',
    description: 'For news about what they bought.',
    rules: [{ field: 'order.count', operator: 'gte', value: 1 }],
  },
  {
    name: 'Not opened for 60 days',
    description: 'For a last try to win them back.',
    rules: [
      { field: 'email.received', operator: 'gte', value: 1 },
      { field: 'email.last_opened', operator: 'not_in_last_days', value: 60 },
    ],
  },
  {
    name: 'New this month',
    description: 'Signed up within 30 days.',
    rules: [{ field: 'subscriber.created_at', operator: 'in_last_days', value: 30 }],
  },
];

/** Creates the segments of a demo tenant. */
export async function seedSegments({ write }: TenantSeed): Promise<void> {
  for (const { name, description, rules } of SEGMENTS)
    await createSegment(write, {
      name,
      description,
      filters: { combinator: 'and', rules: [...rules] },
    });
}
