import type { BlockTemplate } from '@org/content';
import type { Demo, DemoTenant } from '@org/starter-kits';
import type { TenantWrite } from '../events/record-change.ts';

/** Empty tenant of the demo, and the transaction in which all modules fill it. */
export interface TenantSeed {
  readonly write: TenantWrite;
  readonly tenant: DemoTenant;
  /** Ids of the demo's people who work in the tenant, by email address. */
  readonly people: ReadonlyMap<string, number>;
  /** URLs of the tenant's uploaded pictures, by the names that its content uses. */
  readonly images: ReadonlyMap<string, string>;
  /** Returns a template as stored content, with the URLs of its pictures. */
  readonly encode: (template: BlockTemplate) => string;
}

/** Demo data of a module. */
export interface Seed {
  /** Adds records of the installation, such as tenants, that are missing. Runs at every start with the demo. */
  readonly seedInstallation?: (demo: Demo) => Promise<void>;
  /** Fills a tenant that has no content yet. Seeds of lower modules have run before. */
  readonly seedTenant?: (seed: TenantSeed) => Promise<void>;
}
