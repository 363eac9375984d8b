import type { apiContract, RouteResponse } from '@org/schema/contract';
import type { Customer, Subscriber } from '@org/schema/entities';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { AskedList } from '../../../kernel/database/list-definition.ts';
import { listEntities } from '../../../kernel/entities/entity.service.ts';
import type { Columns } from '../../../kernel/entities/entity-definition.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { customerEntity } from '../../crm/index.ts';
import { subscriberEntity } from '../newsletter/subscriber.entity.ts';

type Reader = RouteResponse<typeof apiContract.emailReaders.list>['results']['rows'][number];

/** Maximum number of customers, and of subscribers, that a search finds. */
const MAX_FOUND = 8;

interface Person {
  readonly id: number;
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly email?: string | null | undefined;
}

function toReader(kind: Reader['kind'], { id, firstname, lastname, email }: Person): Reader {
  const fields = {
    first_name: firstname ?? '',
    last_name: lastname ?? '',
    email: email ?? '',
  };
  const name = `${fields.first_name} ${fields.last_name}`.trim() || fields.email || `${kind} ${id}`;
  return { kind, id, name, email: fields.email, fields };
}

/**
 * Finds the people as whom the user can preview an email: customers that the user may see, and subscribers who are not such a
 * customer. Each has the values of the merge tags that an email to them would have.
 */
export async function findReaders(
  write: TenantWrite,
  search: string | undefined,
): Promise<Reader[]> {
  const query = {
    currentPage: 1,
    itemsPerPage: MAX_FOUND,
    ...(search && { search }),
  } as AskedList & Columns;
  const customers = hasPermission(write.actor, 'customers.can_view')
    ? (await listEntities<Customer>(write, customerEntity, query)).rows
    : [];
  const subscribers = (await listEntities<Subscriber>(write, subscriberEntity, query)).rows;
  const known = new Set(customers.map(({ email }) => email?.toLowerCase()));
  return [
    ...customers.map((customer) => toReader('customer', customer)),
    ...subscribers
      .filter(({ email }) => !known.has(email.toLowerCase()))
      .map((subscriber) => toReader('subscriber', subscriber)),
  ];
}
