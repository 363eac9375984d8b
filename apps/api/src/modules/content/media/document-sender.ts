import sharp from 'sharp';
import type { TenantContext } from '../../../kernel/access/call.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import type { DocumentSender } from '../../../kernel/pdf/draw-documents.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { logoFile } from './logo-file.ts';

/** Returns the sender of PDF documents from the current company settings. */
export async function readDocumentSender(
  run: <Value>(work: (tx: TenantTx) => Promise<Value>) => Promise<Value>,
  store: MediaStore,
  tenant: Pick<TenantContext, 'guid' | 'name'>,
): Promise<DocumentSender> {
  const { settings, logo } = await run(async (tx) => {
    const found = await getSettings(tx);
    return { settings: found, logo: await logoFile(tx, store, tenant, found.main_logo) };
  });
  return {
    name: settings.legal_name || settings.company_name || tenant.name,
    taxNumber: settings.tax_number,
    address: settings.address,
    email: settings.email,
    phone: settings.phone,
    // PDF files cannot contain every image format, so the logo is converted to PNG.
    logo:
      logo && (await sharp(logo).resize({ width: 600, withoutEnlargement: true }).png().toBuffer()),
    locale: settings.locale || 'en',
    timezone: settings.timezone || 'UTC',
  };
}
