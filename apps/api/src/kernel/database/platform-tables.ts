import type { DateStyle, NumberStyle, Plan, RoleId } from '@org/schema';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { Made } from './column-types.ts';

interface AgenciesTable {
  id: GeneratedAlways<number>;
  guid: Made<string>;
  name: string;
  status: Generated<number>;
  created_at: Made<Date>;
}

interface TenantsTable {
  id: GeneratedAlways<number>;
  guid: Made<string>;
  agency_id: number | null;
  name: string;
  slug: string;
  favicon: Generated<string>;
  status: Generated<'active' | 'suspended'>;
  plan: Plan;
  version: Generated<number>;
  created_at: Made<Date>;
}

interface TenantModulesTable {
  tenant_id: number;
  module: string;
  enabled: Generated<boolean>;
}

interface DomainsTable {
  tenant_id: number;
  host: string;
  is_primary: Generated<boolean>;
  created_at: Made<Date>;
  id: GeneratedAlways<number>;
  /** Value of the DNS record that proves ownership of the domain. */
  token: Made<string>;
  /** Null until the record was seen: such a name shows no site. */
  verified_at: Made<Date | null>;
  checked_at: Made<Date | null>;
  /** Why the last look did not verify it; '' for no reason. */
  problem: Generated<string>;
}
export type DomainRecord = Selectable<DomainsTable>;

interface UsersTable {
  id: GeneratedAlways<number>;
  /** Tenant of a visitor's account; null for staff. */
  tenant_id: Generated<number | null>;
  auth_id: string;
  email: string;
  firstname: string;
  lastname: string;
  display_name: string;
  is_demo: Generated<boolean>;
  status: Generated<'active' | 'suspended'>;
  /** Formats of their own; '' is as the company's. */
  locale: Generated<string>;
  timezone: Generated<string>;
  date_style: Generated<DateStyle>;
  number_style: Generated<NumberStyle>;
  created_at: Made<Date>;
}

interface MembershipsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  tenant_id: number | null;
  agency_id: number | null;
  role_id: RoleId;
  /** The tenant's own role, which lies over the base role; null for none. */
  own_role_id: ColumnType<number | null, number | null | undefined, number | null>;
  status: Generated<'active' | 'suspended'>;
  version: Generated<number>;
  created_at: Made<Date>;
}

interface RolesTable {
  tenant_id: number;
  id: GeneratedAlways<number>;
  name: string;
  base_role: RoleId;
  permissions: string[];
  version: Generated<number>;
  created_at: Made<Date>;
  updated_at: Made<Date>;
}
export type RoleRecord = Selectable<RolesTable>;

interface InvitationsTable {
  tenant_id: number;
  id: GeneratedAlways<number>;
  email: string;
  role_id: RoleId;
  own_role_id: number | null;
  token_hash: string;
  invited_by: number;
  expires_at: Date;
  created_at: Made<Date>;
}

/** Requests for an account by guests of shops: the account is created when they follow the link in their email. */
interface AccountLinksTable {
  tenant_id: number;
  email: string;
  firstname: string;
  lastname: string;
  token_hash: string;
  expires_at: Date;
}

interface PasswordResetsTable {
  user_id: number;
  token_hash: string;
  expires_at: Date;
}

interface SiteViewsTable {
  tenant_id: number;
  id: GeneratedAlways<number>;
  user_id: number;
  /** Hash of the token of the session that opened the view; the view is deleted with it. */
  session_hash: string;
  host: string;
  /** Hash of the single-use code; null after the exchange. */
  code_hash: string | null;
  token_hash: string | null;
  expires_at: Date;
}

/** Status of an email. `uncertain`: the process died while it was sending. */
export type MailStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'uncertain';

interface MailsTable {
  id: GeneratedAlways<number>;
  /** Null for the platform's own. */
  tenant_id: number | null;
  /** Mail server that sends the email. */
  via: 'installation' | 'tenant';
  kind: string;
  recipient: string;
  /** Reply-to address; '' for the one of the mail server settings. */
  reply_to: Generated<string>;
  subject: string;
  /** Text and HTML, encrypted; emptied once it is sent, as it may hold a key. */
  content: string;
  status: Generated<MailStatus>;
  error: Generated<string>;
  /** User who caused the email, and who is notified when it cannot be sent. */
  user_id: number | null;
  created_at: Made<Date>;
  sent_at: Date | null;
}
export type MailRecord = Selectable<MailsTable>;

interface PersonalViewsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  entity: string;
  name: string;
  config: JSONColumnType<object, string, string>;
  is_default: boolean;
  version: Generated<number>;
  created_at: Made<Date>;
  updated_at: Made<Date>;
}
export type PersonalViewRecord = Selectable<PersonalViewsTable>;

interface ChoicesToLearnTable {
  tenant_id: number;
  /** Products up to this id are done. */
  after_id: Generated<number>;
}

interface ReadinessTable {
  id: number;
  proven_at: Date;
}

/** Tables of the platform, which only `asPlatform` can access. */
export interface PlatformTables {
  account_links: AccountLinksTable;
  agencies: AgenciesTable;
  domains: DomainsTable;
  invitations: InvitationsTable;
  mails: MailsTable;
  memberships: MembershipsTable;
  password_resets: PasswordResetsTable;
  personal_views: PersonalViewsTable;
  readiness: ReadinessTable;
  choices_to_learn: ChoicesToLearnTable;
  roles: RolesTable;
  site_views: SiteViewsTable;
  tenant_modules: TenantModulesTable;
  tenants: TenantsTable;
  users: UsersTable;
}
