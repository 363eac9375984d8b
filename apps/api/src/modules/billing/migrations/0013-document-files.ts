import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Files of quotes and invoices, each private until staff share it with the customer. */
export const documentFiles: Migration = {
  id: '0013-document-files',
  up: (roles) => `
    alter table app.private_files drop constraint private_files_owner_check;
    alter table app.private_files add constraint private_files_owner_check check (owner in ('work', 'billing'));

    create table app.document_files (
      tenant_id bigint not null references platform.tenants (id),
      file_id bigint not null,
      quote_id bigint,
      invoice_id bigint,
      is_shared boolean not null default false,
      primary key (tenant_id, file_id),
      check (num_nonnulls(quote_id, invoice_id) = 1),
      foreign key (tenant_id, file_id) references app.private_files (tenant_id, id) on delete cascade,
      foreign key (tenant_id, quote_id) references app.quotes (tenant_id, id) on delete cascade,
      foreign key (tenant_id, invoice_id) references app.invoices (tenant_id, id) on delete cascade
    );
    create index document_files_quote on app.document_files (tenant_id, quote_id) where quote_id is not null;
    create index document_files_invoice on app.document_files (tenant_id, invoice_id) where invoice_id is not null;
    ${tenantTable('document_files', roles)}
    comment on table app.document_files is 'Files of quotes and invoices.';
    comment on column app.document_files.is_shared is 'True when the customer sees the file and gets it by email.';
  `,
};
