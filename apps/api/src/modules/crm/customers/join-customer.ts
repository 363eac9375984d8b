import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { createAsSystem } from '../../../kernel/entities/create-as-system.ts';
import type { Columns } from '../../../kernel/entities/entity-definition.ts';
import { customerEntity } from './customer.entity.ts';

/** Contact details that a visitor entered. */
export interface JoiningCustomer extends Columns {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly source: string;
}

/**
 * Returns the customer with an email address, or creates one. Typed details never change an existing customer. Takes
 * transaction of the tenant, columns of a new customer.
 * @returns id
 */
export async function joinCustomer(
  tx: TenantTx,
  tenantId: number,
  customer: JoiningCustomer,
): Promise<number> {
  const { firstname, lastname, email } = customer;
  const known = await tx
    .selectFrom('customers')
    .select('id')
    .where('email_key', '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return (
    known?.id ??
    createAsSystem(tx, tenantId, customerEntity, {
      ...customer,
      display_name: `${firstname} ${lastname}`,
    })
  );
}
