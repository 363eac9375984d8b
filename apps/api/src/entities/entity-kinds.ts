import {
  AUDIT_FIELDS,
  IMPORT_FIELDS,
  MEMBER_FIELDS,
  MOVEMENT_FIELDS,
  STOCK_FIELDS,
} from '@org/schema';
import { blogPostKind } from '../modules/blog/blog-post-kind.ts';
import { campaignKind } from '../modules/campaigns/campaign-kind.ts';
import { customerKind } from '../modules/customers/customer-kind.ts';
import { formSubmissionKind } from '../modules/form-submissions/form-submission-kind.ts';
import { subscriberKind } from '../modules/newsletter/subscriber-kind.ts';
import { noteKind } from '../modules/notes/note-kind.ts';
import { couponKind } from '../modules/orders/coupon-kind.ts';
import { orderKind } from '../modules/orders/order-kind.ts';
import { pageKind } from '../modules/pages/page-kind.ts';
import { productKind } from '../modules/products/product-kind.ts';
import type { ViewedEntities, ViewedEntity } from '../modules/views/views.service.ts';
import type { AnyEntityKind } from './entity-kind.ts';

const KINDS: readonly AnyEntityKind[] = [
  productKind,
  orderKind,
  couponKind,
  campaignKind,
  subscriberKind,
  formSubmissionKind,
  blogPostKind,
  customerKind,
  noteKind,
  pageKind,
];

/** Every entity of the engine, by the plural name that stands in its calls. */
export function entityKinds(): ReadonlyMap<string, AnyEntityKind> {
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
