import type { TenantContext } from '../../../kernel/access/call.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts';

/** Sign-up by a form, with proof of consent. */
export interface SignUp {
  readonly email: string;
  readonly firstname?: string;
  readonly lastname?: string;
  /** 0 for the default list. */
  readonly listId: number;
  /** Form that was used. */
  readonly form: string;
  readonly address: string;
}

/** Signs a visitor up who ticked the box of a form. */
export type FormSignUp = (
  tx: TenantTx,
  tenant: Pick<TenantContext, 'id'>,
  signUp: SignUp,
) => Promise<void>;

/** Sign-ups that visitors can request with a form, such as for the newsletter. */
export const FORM_SIGN_UPS = defineExtensionPoint<FormSignUp>('form sign-ups');
