import type { BlockRegistry } from '@org/content';
import type { TenantDatabase } from '../../kernel/database/tenant-database.ts';
import type { MediaStore } from '../../kernel/files/media-store.ts';
import type { Identity } from '../../modules/platform/index.ts';

/** Dependencies of the seed. */
export interface SeedParts {
  readonly db: TenantDatabase;
  readonly identity: Identity;
  readonly store: MediaStore;
  readonly registry: BlockRegistry;
}
