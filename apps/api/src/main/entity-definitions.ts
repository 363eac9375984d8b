import {
  AUDIT_FIELDS,
  IMPORT_FIELDS,
  MEMBER_FIELDS,
  MOVEMENT_FIELDS,
  STOCK_FIELDS,
} from '@org/schema';
import type { AnyEntityDefinition } from '../kernel/entities/entity-definition.ts';
import { orderEntity } from '../modules/commerce/orders/order.entity.ts';
import { couponEntity } from '../modules/commerce/pricing/coupon.entity.ts';
import { productEntity } from '../modules/commerce/products/product.entity.ts';
import { blogPostEntity } from '../modules/content/blog/blog-post.entity.ts';
import { pageEntity } from '../modules/content/pages/page.entity.ts';
import { customerEntity } from '../modules/crm/customers/customer.entity.ts';
import { formSubmissionEntity } from '../modules/crm/form-submissions/form-submission.entity.ts';
import { noteEntity } from '../modules/crm/notes/note.entity.ts';
import { campaignEntity } from '../modules/marketing/campaigns/campaign.entity.ts';
import { subscriberEntity } from '../modules/marketing/newsletter/subscriber.entity.ts';
import type { ViewedEntities, ViewedEntity } from '../modules/platform/views/views.service.ts';

const KINDS: readonly AnyEntityDefinition[] = [
  productEntity,
  orderEntity,
  couponEntity,
  campaignEntity,
  subscriberEntity,
  formSubmissionEntity,
  blogPostEntity,
  customerEntity,
  noteEntity,
  pageEntity,
];

/** Returns all entities by the plural name in their paths. */
export function entityDefinitions(): ReadonlyMap<string, AnyEntityDefinition> {
  return new Map(KINDS.map((kind) => [kind.plural, kind]));
}

/** Every list that has saved views: those of the engine, and the ones with a server of their own. */
export function viewedEntities(): ViewedEntities {
  const own = KINDS.map(({ plural, module, list, hasCustomFields }): [string, ViewedEntity] => [
    plural,
    { module, fields: list.fields ?? {}, hasCustomFields },
  ]);
  return new Map([
    ['imports', { module: 'imports', fields: IMPORT_FIELDS }],
    ['users', { module: 'users', fields: MEMBER_FIELDS }],
    ['inventory', { module: 'inventory', fields: STOCK_FIELDS }],
    ['auditLog', { module: 'audit_log', fields: AUDIT_FIELDS }],
    ['movements', { module: 'inventory', fields: MOVEMENT_FIELDS }],
    ...own,
  ]);
}
