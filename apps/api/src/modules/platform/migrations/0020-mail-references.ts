import type { Migration } from '../../../kernel/database/migration.ts';

/** Record that an email is about, so that its module hears when it could not be sent. */
export const mailReferences: Migration = {
  id: '0020-mail-references',
  up: () => `
    alter table platform.mails add column reference text not null default '';
    comment on column platform.mails.reference is 'Record that the email is about, in the words of its module; '''' for none.';
  `,
};
