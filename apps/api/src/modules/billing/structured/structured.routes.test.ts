import type { Invoice, StructuredCheck } from '@org/schema/entities';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';
import { readCiiTerms, readUblTerms } from '../../../../test/support/en16931/read-terms.ts';
import { brokenRules } from '../../../../test/support/en16931/rules.ts';
import { parseXml } from '../../../../test/support/en16931/xml-tree.ts';
import { ALPHA_SITE, getRequest } from '../../../../test/support/test-api.ts';
import { testSites } from '../../../../test/support/test-sites.ts';

const billing = useBilling();
const { call, makeCustomer, makeInvoice, issueInvoice } = billing;

const SELLER = { street: 'Kilnweg 4', city: 'Berlin', postalCode: '10115', countryCode: 'DE' };
const CUSTOMER = {
  company: 'Lovelace & Söhne <GmbH>',
  addresses: [{ type: 'billing', street: '1 Ring', city: 'Wien', country: 'AT' }],
};

async function set(path: 'billing-settings/' | 'settings/', body: object): Promise<void> {
  const answer = await call('PUT', path, body);
  expect(answer.status, answer.text).toBe(200);
}

const check = async (id: number): Promise<StructuredCheck> =>
  (await call('GET', `invoices/${id}/structured/`)).body.check as StructuredCheck;

async function readPdf(id: number): Promise<Uint8Array> {
  const { api, world } = billing.t;
  const request = getRequest(world, 'GET', `/api/v1/admin/invoices/${id}/pdf/`, { as: 'admin' });
  const answer = await api.fetch(request, { address: '127.0.0.1' });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Reads the attachments and the metadata of a PDF with a reader that shares no code with the writer. */
async function inspect(pdf: Uint8Array) {
  const task = getDocument({ data: pdf, useSystemFonts: true });
  const document = await task.promise;
  const names = [...((await document.getAttachments()) ?? new Map()).keys()] as string[];
  const files = await Promise.all(names.map((name) => document.getAttachmentContent(name)));
  const { metadata } = await document.getMetadata();
  await task.destroy();
  return { names, files, metadata };
}

describe('a structured invoice', () => {
  let vat = 0;
  const line = () => ({ name: 'Design & <b>', quantity: 3, unitPrice: 33.33, taxIds: [vat] });
  const issue = async (body: object = {}): Promise<Invoice> =>
    issueInvoice({ customer_id: (await makeCustomer(CUSTOMER)).id, lines: [line()], ...body });
  beforeAll(async () => {
    ({ vat } = await billing.setTaxes());
    await testSites(billing.t);
  });

  it('names what is missing as warnings, and is not written without it', async () => {
    await set('settings/', { tax_number: '', email: '' });
    const invoice = await issue({ customer_id: (await makeCustomer({ email: '' })).id });
    const { problems, isEmbedded } = await check(invoice.id);
    expect(isEmbedded).toBe(false);
    const fields = [
      'settings.tax_number',
      'settings.email',
      'settings.structured.city',
      'settings.structured.postalCode',
      'settings.structured.countryCode',
      'customer.email',
    ];
    expect(problems.map(({ field }) => field)).toEqual(fields);
    const refused = await call('GET', `invoices/${invoice.id}/ubl/`);
    expect([refused.status, Object.keys(refused.body.formErrors as object)]).toEqual([422, fields]);
  });

  it('is not written for drafts and cancelled invoices', async () => {
    const draft = await makeInvoice();
    expect((await call('GET', `invoices/${draft.id}/ubl/`)).body).toMatchObject({
      code: 'not_now',
      error: 'Issue the invoice first',
    });
    const invoice = await issue();
    await call('POST', `invoices/${invoice.id}/cancel/`, {});
    expect((await call('GET', `invoices/${invoice.id}/ubl/`)).body).toMatchObject({
      code: 'not_now',
      error: 'This invoice is cancelled',
    });
  });

  describe('of a complete sender in Germany', () => {
    beforeAll(async () => {
      await set('settings/', { tax_number: 'DE 123 456 789', email: 'post@kiln.example' });
      await set('billing-settings/', {
        structured: { ...SELLER, iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
      });
    });

    it('downloads as UBL that keeps all rules, with the totals of the document', async () => {
      const invoice = await issue();
      const { headers, text } = await call('GET', `invoices/${invoice.id}/ubl/`);
      expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
      expect(headers.get('content-disposition')).toContain(`${invoice.invoiceNumber}.xml`);
      const terms = readUblTerms(parseXml(text));
      expect(brokenRules(terms)).toEqual([]);
      expect(terms).toMatchObject({
        number: invoice.invoiceNumber,
        typeCode: '380',
        taxInclusive: '119.99',
        payable: '119.99',
        lines: [{ name: 'Design & <b>', net: '99.99' }],
        buyer: { name: CUSTOMER.company, country: 'AT' },
        payment: [{ code: '58', account: 'DE89370400440532013000' }],
      });
    });

    it('downloads credit notes with the invoice that they correct', async () => {
      const invoice = await issue();
      const credited = await call('POST', `invoices/${invoice.id}/credit/`, {});
      expect(credited.status, credited.text).toBe(201);
      const { id } = credited.body.invoice as Invoice;
      const terms = readUblTerms(parseXml((await call('GET', `invoices/${id}/ubl/`)).text));
      expect(brokenRules(terms)).toEqual([]);
      expect(terms).toMatchObject({ typeCode: '381', preceding: invoice.invoiceNumber });
    });

    it('is inside of the PDF, where a reader finds it with its metadata', async () => {
      const invoice = await issue();
      expect(await check(invoice.id)).toEqual({ problems: [], isEmbedded: true });
      const pdf = await readPdf(invoice.id);
      const raw = Buffer.from(pdf).toString('latin1');
      expect(raw).toContain('/AFRelationship /Alternative');
      expect(raw).toMatch(/\/AF \[\d+ 0 R\]/);
      expect(raw).toContain('/OutputIntents');
      const { names, files, metadata } = await inspect(pdf);
      expect(names).toEqual(['factur-x.xml']);
      const xml = new TextDecoder().decode(files[0] as Uint8Array);
      const terms = readCiiTerms(parseXml(xml));
      expect(brokenRules(terms)).toEqual([]);
      expect(terms).toMatchObject({ number: invoice.invoiceNumber, taxInclusive: '119.99' });
      const xmp = parseXml(metadata.getRaw() as string);
      expect(JSON.stringify(xmp)).toContain('urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#');
      expect(
        ['pdfaid:part', 'pdfaid:conformance', 'fx:documentfilename', 'fx:conformancelevel'].map(
          (name) => metadata.get(name),
        ),
      ).toEqual(['3', 'B', 'factur-x.xml', 'EN 16931']);
    });

    it('keeps the sender that it was issued with, and shows customers no settings', async () => {
      const invoice = await issue();
      await set('billing-settings/', { structured: { ...SELLER, city: 'Hamburg' } });
      const { text } = await call('GET', `invoices/${invoice.id}/ubl/`);
      expect(text).toContain('<cbc:CityName>Berlin</cbc:CityName>');
      const shown = await billing.t.call('GET', `/api/v1/documents/${invoice.guid}/`, {
        origin: ALPHA_SITE,
        headers: { origin: ALPHA_SITE },
      });
      expect([shown.status, shown.text.includes('Berlin')]).toEqual([200, false]);
    });

    it('can be switched off, and on in other countries', async () => {
      const invoice = await issue();
      const names = async () => (await inspect(await readPdf(invoice.id))).names;
      await set('billing-settings/', { structured: { ...SELLER, mode: 'never' } });
      expect(await names()).toEqual([]);
      await set('billing-settings/', { structured: { ...SELLER, countryCode: 'CA' } });
      const other = await issue();
      expect((await check(other.id)).isEmbedded).toBe(false);
      await set('billing-settings/', {
        structured: { ...SELLER, countryCode: 'CA', mode: 'always' },
      });
      expect((await check(other.id)).isEmbedded).toBe(true);
      expect(await names()).toEqual(['factur-x.xml']);
    });
  });
});
