import type { ListField } from '@org/schema';

/** One field of each type of filter that examples and tests of lists show. */
export const SAMPLE_LIST_FIELDS = {
  name: { type: 'text', label: 'Name' },
  status: {
    type: 'enum',
    label: 'Status',
    options: [
      { value: 'lead', label: 'Lead' },
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
  },
  owner: { type: 'person', label: 'Owner' },
  tags: { type: 'tags', label: 'Tags' },
  total: { type: 'money', label: 'Total' },
  created_at: { type: 'date', label: 'Created' },
  paid: { type: 'boolean', label: 'Paid' },
} as const satisfies Readonly<Record<string, ListField>>;
