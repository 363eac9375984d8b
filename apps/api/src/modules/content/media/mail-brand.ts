import { emailPicture } from '@org/blocks/email';
import { readableTextColor } from '@org/device-settings';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { MailBrand } from '../../../kernel/mail/render-mail.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { readMimeTypes } from './read-mime-types.ts';

/** Width in px of the logo in mails. */
const LOGO_WIDTH = 240;

/** Color of the button of a tenant without a theme. */
const DEFAULT_COLOR = '#1f2937';

/**
 * Returns the logo and the color of a tenant's mails.
 * @param tx - transaction of the tenant
 * @param site - URL of its site
 */
export async function readMailBrand(tx: TenantTx, site: string): Promise<MailBrand> {
  const { main_logo: src, theme } = await getSettings(tx);
  const color = theme.primary ?? DEFAULT_COLOR;
  const mimeType = (await readMimeTypes(tx, [src])).get(src) ?? '';
  // Mail programs do not show SVG files, so the name of the shop replaces such a logo.
  const isShown = src !== '' && mimeType !== 'image/svg+xml' && !/\.svg(?:\?|$)/i.test(src);
  return {
    logo: isShown ? emailPicture({ src, mimeType }, LOGO_WIDTH, site.replace(/\/$/, '')) : '',
    color,
    ink: readableTextColor(color) ?? '#ffffff',
  };
}
