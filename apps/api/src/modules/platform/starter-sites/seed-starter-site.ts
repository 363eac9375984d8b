import type { BlockRegistry } from '@org/content';
import { loadStarterKit } from '@org/starter-kits';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { makeSite } from './make-site.ts';

/** Creates the starter site that a demo tenant shows. */
export async function seedStarterSite(
  { write, tenant: { kit }, images }: TenantSeed,
  registry: BlockRegistry,
): Promise<void> {
  if (kit === undefined) return;
  const choices = { look: true, homepage: true };
  await makeSite(write, loadStarterKit(kit), { images, choices, registry });
}
