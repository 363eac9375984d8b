import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Comments on pages and their blocks. They stay with a page in the trash, and go when it is deleted for good. */
export const pageComments: Migration = {
  id: '0060-page-comments',
  up: (roles) => `
    create table app.page_comments (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      page_id bigint not null,
      parent_id bigint,
      node text,
      body text not null,
      mentions jsonb not null default '[]',
      author_id bigint not null,
      resolved_at timestamptz,
      resolved_by bigint,
      created_at timestamptz not null default now(),
      edited_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, page_id, id),
      constraint page_comments_reply_check check (parent_id is null or (node is null and resolved_at is null)),
      constraint page_comments_resolved_check check ((resolved_at is null) = (resolved_by is null)),
      foreign key (tenant_id, page_id) references app.pages (tenant_id, id) on delete cascade,
      foreign key (tenant_id, page_id, parent_id) references app.page_comments (tenant_id, page_id, id) on delete cascade,
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id),
      foreign key (tenant_id, resolved_by) references app.people (tenant_id, user_id)
    );
    create index page_comments_replies on app.page_comments (tenant_id, page_id, parent_id) where parent_id is not null;
    ${tenantTable('page_comments', roles)}
    comment on column app.page_comments.node is 'Block that the comment is about; null for the whole page and for replies. The block may be gone.';
    comment on column app.page_comments.parent_id is 'Comment of the same page that this one replies to; replies have no replies.';
  `,
};
