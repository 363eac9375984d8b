import { apiContract, appError, type Order, type RouteContract } from '@org/schema';
import sharp from 'sharp';
import { getEntity } from '../../entities/entity.service.ts';
import { type BoundRoute, fileRoute, type StaffInput } from '../../http/bind-route.ts';
import { runInThread } from '../../threads/run-in-thread.ts';
import { logoFile } from '../media/logo-file.ts';
import type { MediaStore } from '../media/media-store.ts';
import { getSettings } from '../settings/settings.service.ts';
import { orderKind } from './order-kind.ts';
import type { PaperKind, PaperSender } from './order-paper.ts';

type PaperInput = StaffInput<RouteContract> & { readonly params: { readonly id: number } };

/** A paper of an order, with the company as it is now. */
async function paperOf(
  kind: PaperKind,
  { run, tenant, actor, params }: Pick<PaperInput, 'run' | 'tenant' | 'actor' | 'params'>,
  store: MediaStore,
): Promise<Response> {
  const { order, company } = await run(async (tx) => {
    // The kind says what its records are.
    const found = (await getEntity({ tx, actor }, orderKind, params.id)) as Order;
    const settings = await getSettings(tx);
    return {
      order: found,
      company: { settings, logo: await logoFile(tx, store, tenant, settings.main_logo) },
    };
  });
  const { settings, logo } = company;
  const paperSender: PaperSender = {
    name: settings.legal_name || settings.company_name || tenant.name,
    taxNumber: settings.tax_number,
    address: settings.address,
    email: settings.email,
    phone: settings.phone,
    // A format that PDFs hold.
    logo:
      logo && (await sharp(logo).resize({ width: 600, withoutEnlargement: true }).png().toBuffer()),
    locale: settings.locale || 'en',
    timezone: settings.timezone || 'UTC',
  };
  const pdf = await runInThread('draw-order-paper', { kind, order, sender: paperSender }, (cause) =>
    appError('too_large', { message: 'The order is too large for a PDF document', cause }),
  );
  const name = `${kind}-${order.number}.pdf`;
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
}

/** The papers of orders as PDF files. */
export function orderPaperRoutes(store: MediaStore): BoundRoute[] {
  const { orderPapers } = apiContract;
  return [
    fileRoute(orderPapers.packingSlip, (input) => paperOf('packing-slip', input, store)),
    fileRoute(orderPapers.invoice, (input) => paperOf('invoice', input, store)),
  ];
}
