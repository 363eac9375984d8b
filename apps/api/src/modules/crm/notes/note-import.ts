import { apiContract } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { booleanIn, dateIn, given, read } from '../../../kernel/imports/cell-values.ts';
import { entityImport } from '../../../kernel/imports/entity-import.ts';
import { noteEntity } from './note.entity.ts';

/** Import of notes. Customers are matched by email. */
export const noteImport = entityImport({
  contract: apiContract.notes,
  kind: noteEntity,
  fields: [
    { name: 'title', label: 'Title', required: true, aliases: ['subject', 'name'] },
    { name: 'content', label: 'Text', aliases: ['content', 'note', 'body', 'description'] },
    { name: 'due_date', label: 'Due', aliases: ['due date', 'deadline'] },
    { name: 'done', label: 'Done', aliases: ['completed'] },
    { name: 'pinned', label: 'Pinned' },
    { name: 'customer', label: 'Customer’s email', aliases: ['customer', 'customer email'] },
  ],
  matchOn: [{ name: 'title', column: 'title_key' }],
  toBody: (cells, reading) => ({
    ...given(cells, ['title', 'content']),
    ...read(cells, 'due_date', (text) => dateIn(text, reading)),
    ...read(cells, 'done', booleanIn),
    ...read(cells, 'pinned', booleanIn),
  }),
  lookUp:
    ({ tx }) =>
    async ({ customer = '' }) => {
      if (!customer) return {};
      const found = await tx
        .selectFrom('customers')
        .select('id')
        .where('email_key', '=', customer.toLowerCase())
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .executeTakeFirst();
      if (!found)
        throw appError('validation_failed', {
          formErrors: { customer: `there is no customer with the email ${customer}` },
        });
      return { customer_id: found.id };
    },
});
