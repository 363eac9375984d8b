import { type Migration, tenantTable } from '../migration.ts';

/**
 * Data that needs attention: orders with an unexpected payment, found without their history; notices of refunds once the payment
 * provider has confirmed them; low-stock alerts, sent once each. Stock movements are indexed by day.
 */
export const watchedOrdersAndStock: Migration = {
  id: '0080-watched-orders-and-stock',
  up: (roles) => `
    alter table app.orders add column payment_differs boolean not null default false;
    create index orders_differing on app.orders (tenant_id, id) where payment_differs;
    -- Other statements of this step change the table: its policies let nobody see all tenants, not even its owner.
    alter table app.orders no force row level security;
    alter table app.order_events no force row level security;
    update app.orders o set payment_differs = true
    from (
      select distinct on (tenant_id, order_id) tenant_id, order_id, type from app.order_events
      where type in ('payment_differs', 'payment') or (type = 'cancelled' and user_id is not null)
      order by tenant_id, order_id, id desc
    ) e
    where e.tenant_id = o.tenant_id and e.order_id = o.id and e.type = 'payment_differs';
    alter table app.orders force row level security;
    alter table app.order_events force row level security;

    alter table app.payments add column told jsonb;

    create table app.low_stock (
      tenant_id bigint not null references platform.tenants (id),
      variant_id bigint not null,
      fell_at timestamptz not null default now(),
      told_at timestamptz,
      primary key (tenant_id, variant_id),
      foreign key (tenant_id, variant_id) references app.product_variants (tenant_id, id) on delete cascade
    );
    create index low_stock_untold on app.low_stock (tenant_id, fell_at) where told_at is null;
    create index low_stock_told on app.low_stock (tenant_id, told_at) where told_at is not null;
    ${tenantTable('low_stock', roles)}

    create index inventory_movements_at on app.inventory_movements (tenant_id, created_at);
  `,
};
