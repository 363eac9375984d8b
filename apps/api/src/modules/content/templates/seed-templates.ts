import type { BlockRegistry } from '@org/content';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { createTemplate } from './templates.service.ts';

/** Names of the templates that show header and footer of a demo tenant. */
export const DEMO_FRAME = { header: 'Site header', footer: 'Site footer' } as const;

/** Creates header and footer of a demo tenant. */
export async function seedTemplates(
  { write, tenant: { site }, encode }: TenantSeed,
  registry: BlockRegistry,
): Promise<void> {
  if (!site) return;
  for (const part of ['header', 'footer'] as const) {
    const content = encode(site.frame[part]);
    const fields = { name: DEMO_FRAME[part], type: 'section' as const, content };
    await createTemplate(write, fields, registry);
  }
}
