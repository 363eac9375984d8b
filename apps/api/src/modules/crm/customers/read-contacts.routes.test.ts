import { randomUUID } from 'node:crypto';
import type { Customer } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getImport, runImportStep, uploadTo } from '../../../../test/support/imports.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

const CUSTOMERS = '/api/v1/admin/customers/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 1 });
});
afterAll(() => t.close());

const create = (body: object) =>
  t.call('POST', CUSTOMERS, { as: 'admin', body: { lastname: 'Contact', ...body } });
const created = async (body: object): Promise<Customer> => {
  const answer = await create(body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.customer as Customer;
};
const useLocale = async (locale: string) => {
  const { status } = await t.call('PUT', '/api/v1/admin/settings/', {
    as: 'admin',
    body: { locale },
  });
  expect(status).toBe(200);
};

it('FORM-024 parses a phone number by the country of the record, then the tenant’s, then Canada', async () => {
  expect(await created({ phone: '416 555 0142' })).toMatchObject({ phone: '+14165550142' });
  expect(await created({ phone: '044 668 18 00', country: 'Switzerland' })).toMatchObject({
    phone: '+41446681800',
    country: 'CH',
  });
  await useLocale('de-CH');
  expect(await created({ phone: '044 668 18 00' })).toMatchObject({ phone: '+41446681800' });
  await useLocale('en-CA');
  const { body } = await create({ phone: '12' });
  expect(body.formErrors).toEqual({
    phone: 'Enter a phone number such as 416 555 0123 or +1 416 555 0123',
  });
});

it('parses typed countries, provinces and websites', async () => {
  const customer = await created({
    country: 'Canada',
    website: 'example.org',
    addresses: [
      { street: '1 Front St', province: 'Ont.', countryCode: 'CAN' },
      { street: '2 Front St', province: 'Québec' },
      { street: 'Bahnhofstrasse 1', province: 'Zug', countryCode: 'Schweiz' },
    ],
  });
  expect(customer).toMatchObject({ country: 'CA', website: 'https://example.org' });
  expect(customer.addresses.map(({ countryCode, province }) => [countryCode, province])).toEqual([
    ['CA', 'ON'],
    ['', 'QC'],
    ['CH', 'Zug'],
  ]);
  for (const website of ['javascript:alert(1)', '/about', 'https://no-dot', 'ftp://example.org'])
    expect([website, (await create({ website })).body.formErrors]).toEqual([
      website,
      { website: 'Enter a web address such as example.com' },
    ]);
  expect((await create({ country: 'Canadaa' })).body.formErrors).toEqual({
    country: '“Canadaa” isn’t a country',
  });
});

it('parses the country in a bulk change, and names the field in its error', async () => {
  const { id } = await created({});
  const change = (country: string) =>
    t.call('PUT', `${CUSTOMERS}bulk/`, {
      as: 'admin',
      body: { selection: { ids: [id] }, set: { country } },
    });
  expect((await change('United Kingdom')).status).toBe(200);
  const read = await t.call('GET', `${CUSTOMERS}${id}/`, { as: 'admin' });
  expect(read.body.customer).toMatchObject({ country: 'GB' });
  expect((await change('Nowhere')).body).toMatchObject({
    code: 'validation_failed',
    formErrors: { 'set.country': '“Nowhere” isn’t a country' },
  });
});

it('imports typed values, shows the parsed values in the check, and groups unreadable ones', async () => {
  const key = randomUUID();
  const rows = [
    `Ann,Canada,416 555 0142,example.org,Ont.,a@${key}.example`,
    `Bea,CAN,(416) 555-0143,www.example.org,Ontario,b@${key}.example`,
    `Cid,Canadaa,,,,c@${key}.example`,
    `Dot,Canadaa,,,,d@${key}.example`,
  ];
  const csv = `Last name,Country,Phone,Website,Province,Email\n${rows.join('\n')}\n`;
  const { id } = getImport(await uploadTo(t, csv));
  const { check } = await runImportStep(t, id, 'validate');
  expect(check).toMatchObject({
    created: 2,
    failed: 2,
    causes: [{ error: 'Country: “Canadaa” isn’t a country', count: 2, row: 4 }],
  });
  expect(check?.understood.map(({ field, from, to }) => [field, from, to])).toEqual(
    expect.arrayContaining([
      ['Country', 'Canada', 'CA'],
      ['Country', 'CAN', 'CA'],
      ['Phone', '416 555 0142', '+14165550142'],
      ['Website', 'example.org', 'https://example.org'],
      ['Province', 'Ont.', 'ON'],
    ]),
  );
  await runImportStep(t, id, 'start');
  const list = await t.call('GET', `${CUSTOMERS}?search=a@${key}.example`, { as: 'admin' });
  expect((list.body.results as { rows: Customer[] }).rows).toMatchObject([
    { country: 'CA', phone: '+14165550142', website: 'https://example.org' },
  ]);
});
