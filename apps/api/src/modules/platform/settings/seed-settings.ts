import { resolveAssets } from '@org/starter-kits';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { DEMO_FRAME } from '../../content/index.ts';
import { updateSettings } from './settings.service.ts';

/** Saves the settings of a demo tenant, with its header and footer. */
export async function seedSettings({ write, tenant: { site }, images }: TenantSeed): Promise<void> {
  if (!site) return;
  const getTemplate = async (name: string): Promise<number> =>
    (
      await write.tx
        .selectFrom('component_templates')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    ).id;
  await updateSettings(write, {
    ...resolveAssets(site.settings, images),
    site: {
      header_id: await getTemplate(DEMO_FRAME.header),
      footer_id: await getTemplate(DEMO_FRAME.footer),
      page_title_id: null,
    },
  });
}
