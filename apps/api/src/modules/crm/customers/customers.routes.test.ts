import type { FilterGroup } from '@org/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { getAll as all, getCustomers, useCustomers } from '../../../../test/support/customers.ts';
import type { Answer } from '../../../../test/support/test-api.ts';

const { api, call, make } = useCustomers();
const names = (answer: Answer): string[] => getCustomers(answer).map(({ lastname }) => lastname);
const filtered = (filter: FilterGroup, more = '') =>
  call('GET', `?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`);

describe('a customer', () => {
  it('CUST-001 CUST-002 CUST-003 CUST-004 CUST-005 API-GEN-09 saves a customer with vehicles, addresses and custom fields', async () => {
    const field = await call('POST', 'custom-fields/', { label: 'Shoe size', type: 'number' });
    expect(field.body.customField).toMatchObject({ key: 'shoe_size', type: 'number' });
    const made = await make({
      firstname: 'Ada',
      lastname: 'Lovelace',
      email: ' Ada@Example.COM ',
      phone: '+1 (416) 555-0123',
      country: 'ca',
      vehicles: [
        {
          type: 'truck',
          vin: '1M8GDM9AXKP042788',
          make: 'Mack',
          model: 'B',
          year: '1989',
          color: 'red',
          plate: 'ABC 123',
          odometer: 123_456,
        },
      ],
      addresses: [
        {
          street: '1 King St',
          city: 'Toronto',
          province: 'ON',
          postalCode: 'M5H 1A1',
          country: 'Canada',
          countryCode: 'CA',
        },
      ],
      custom_fields: { shoe_size: { value: 38 } },
    });
    const read = await call('GET', `${made.customer_id}/`);
    expect(read.body.results).toEqual(read.body.customer);
    expect(read.body.customer).toMatchObject({
      customer_id: made.id,
      firstname: 'Ada',
      lastname: 'Lovelace',
      displayName: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '+14165550123',
      country: 'CA',
      status: 'active',
      vehicles: [
        {
          id: expect.any(Number),
          type: 'truck',
          vin: '1M8GDM9AXKP042788',
          make: 'Mack',
          model: 'B',
          year: '1989',
          color: 'red',
          plate: 'ABC 123',
          odometer: 123_456,
          check_in_status: '',
        },
      ],
      addresses: [
        {
          street: '1 King St',
          city: 'Toronto',
          province: 'ON',
          postalCode: 'M5H 1A1',
          country: 'Canada',
          countryCode: 'CA',
        },
      ],
      custom_fields: { shoe_size: { value: 38 } },
      version: 1,
    });
  });

  it('rejects an empty customer, and invalid vehicles, years, phones and custom fields, by field', async () => {
    const wrong = async (fields: object) => (await call('POST', '', fields)).body.formErrors;
    expect(await wrong({ firstname: ' ' })).toEqual({
      lastname: 'Please enter a name, a company or an email address',
    });
    expect(
      await wrong({ lastname: 'X', vehicles: [{ vin: '1M8GDM9A0KP042788', year: '89' }] }),
    ).toEqual({
      'vehicles[0].vin':
        'This is not a vehicle identification number: it has 17 characters and a check digit',
      'vehicles[0].year': 'Use a year of four digits',
    });
    expect(await wrong({ lastname: 'X', phone: '555' })).toEqual({
      phone: 'Enter a phone number such as 416 555 0123 or +1 416 555 0123',
    });
    expect(await wrong({ lastname: 'X', custom_fields: { shoe_size: 'big', gone: 1 } })).toEqual({
      'custom_fields.shoe_size': 'must be a number',
      'custom_fields.gone': 'This field does not exist',
    });
    expect(await wrong({ lastname: 'X', owner_id: 999_999 })).toEqual({
      owner_id: 'This user does not exist',
    });
  });

  it('updates some fields, keeps other vehicles by id, and records the history', async () => {
    const made = await make({ lastname: 'History', vehicles: [{ make: 'A' }, { make: 'B' }] });
    const [first] = made.vehicles;
    const changed = await call('PUT', `${made.id}/`, {
      version: 1,
      company: 'Works',
      vehicles: [{ ...first, color: 'blue' }, { make: 'C' }],
    });
    expect(changed.body.customer).toMatchObject({
      lastname: 'History',
      company: 'Works',
      version: 2,
      vehicles: [{ id: first?.id, make: 'A', color: 'blue' }, { make: 'C' }],
    });
    const stale = await call('PUT', `${made.id}/`, { version: 1, company: 'Other' });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    expect(stale.body.current).toMatchObject({ company: 'Works', version: 2 });
    const timeline = await call('GET', `${made.id}/timeline/`);
    expect((timeline.body.results as { rows: object[] }).rows).toMatchObject([
      { action: 'updated', changes: [{ field: 'company', from: '', to: 'Works' }] },
      { action: 'created', changes: [] },
    ]);
  });

  it('moves a customer to the trash, and restores it', async () => {
    const { id } = await make({ lastname: 'Phoenix' });
    expect((await call('DELETE', `${id}/`)).status).toBe(200);
    expect((await call('GET', `${id}/`)).status).toBe(404);
    expect((await call('POST', 'restore/', { ids: [id, 999_999] })).body).toMatchObject({
      restored: [id],
      failed: [{ id: 999_999, error: 'Not found' }],
      message: '1 customer restored',
    });
    expect((await call('GET', `${id}/`)).status).toBe(200);
    expect((await call('POST', 'restore/', { ids: [id] })).body).toMatchObject({ restored: [] });
  });
});

describe('the list of customers', () => {
  beforeAll(async () => {
    for (const [lastname, firstname, company, status, country] of [
      ['Zimmer', 'Anna', 'List Works', 'active', 'DE'],
      ['Abel', 'Bert', 'List Works', 'lead', 'DE'],
      ['Möller', 'Clara', 'List Works', 'inactive', 'AT'],
      ['Abel', 'Anna', 'List Shop', 'active', 'CH'],
    ])
      await make({
        lastname,
        firstname,
        company,
        status,
        country,
        email: `${firstname}.${lastname?.replace('ö', 'oe')}@list.example`,
      });
  });

  it('API-SEARCH-01 finds customers by prefixes of words, without accents, in any order', async () => {
    const search = async (text: string) =>
      names(await call('GET', `?search=${encodeURIComponent(text)}&orderBy=lastname`));
    expect(await search('abel list')).toEqual(['Abel', 'Abel']);
    expect(await search('moll')).toEqual(['Möller']);
    expect(await search('works an')).toEqual(['Zimmer']);
    expect(await search('clara.moeller@list')).toEqual(['Möller']);
    expect(await search('nobody of that name')).toEqual([]);
    expect((await call('GET', '?search=a')).body.code).toBe('validation_failed');
  });

  it('sorts by up to three columns, each with a direction, and continues by cursor in the same order', async () => {
    const query = '?search=list&orderBy=lastname,firstname&orderDirection=ASC,DESC';
    const whole = getCustomers(await call('GET', query));
    expect(whole.map(({ lastname, firstname }) => `${lastname} ${firstname}`)).toEqual([
      'Abel Bert',
      'Abel Anna',
      'Möller Clara',
      'Zimmer Anna',
    ]);
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const part: Answer = await call(
        'GET',
        `${query}&itemsPerPage=1${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...getCustomers(part).map(({ id }) => id));
      cursor = (part.body.results as { nextCursor: string | null }).nextCursor;
    }
    expect(seen).toEqual(whole.map(({ id }) => id));
    for (const bad of ['lastname,lastname', 'password', 'lastname,firstname,email,company'])
      expect((await call('GET', `?orderBy=${bad}`)).body.code, bad).toBe('validation_failed');
  });

  it('filters by several fields, combined with and and or', async () => {
    const works = { field: 'company', operator: 'is', value: 'LIST works' } as const;
    expect(names(await filtered(all(works), '&orderBy=lastname'))).toEqual([
      'Abel',
      'Möller',
      'Zimmer',
    ]);
    expect(
      names(
        await filtered(
          all(works, {
            combinator: 'or',
            rules: [
              { field: 'status', operator: 'in', value: ['lead'] },
              { field: 'country', operator: 'is', value: 'at' },
            ],
          }),
          '&orderBy=lastname',
        ),
      ),
    ).toEqual(['Abel', 'Möller']);
    expect(
      names(await filtered(all(works, { field: 'firstname', operator: 'contains', value: 'LAR' }))),
    ).toEqual(['Möller']);
    expect(
      names(
        await filtered(
          all(works, { field: 'status', operator: 'not_in', value: ['lead', 'inactive'] }),
        ),
      ),
    ).toEqual(['Zimmer']);
    expect(
      names(await filtered(all(works, { field: 'created_at', operator: 'in_last_days', value: 2 })))
        .length,
    ).toBe(3);
    expect(
      names(
        await filtered(
          all(works, { field: 'created_at', operator: 'before', value: '2020-01-01' }),
        ),
      ),
    ).toEqual([]);
    expect(names(await filtered(all(works, { field: 'phone', operator: 'is_not_empty' })))).toEqual(
      [],
    );
    expect(names(await filtered(all(works, { field: 'owner', operator: 'is_empty' }))).length).toBe(
      3,
    );
  });

  it.each([
    ['{', 'must be JSON'],
    ['[]', 'A filter is an object of a combinator and rules'],
    ['{"combinator":"xor","rules":[]}', 'The combinator must be and, or or'],
    [
      JSON.stringify(all({ field: 'tenant_id' as 'status', operator: 'in', value: ['1'] })),
      'Some field of the filter cannot be filtered by',
    ],
    [
      JSON.stringify(all({ field: 'status', operator: 'in', value: ['gone'] })),
      'Status: must be a list of which each is one of its choices',
    ],
    [
      JSON.stringify(all({ field: 'created_at', operator: 'before', value: '2026-02-30' })),
      'Created: must be a day such as 2026-01-31',
    ],
    [
      JSON.stringify(all({ field: 'custom_fields.nope', operator: 'is', value: 'x' })),
      'Some field of the filter cannot be filtered by',
    ],
  ])('reports the problem of the filter %s', async (text, problem) => {
    const answer = await call('GET', `?filter=${encodeURIComponent(text)}`);
    expect([answer.status, answer.body.formErrors]).toEqual([422, { filter: problem }]);
  });

  it('filters by a custom field', async () => {
    await call('POST', 'custom-fields/', {
      label: 'Segment',
      type: 'select',
      options: ['Gold', 'Silver'],
    });
    const gold = await make({ lastname: 'Golden', custom_fields: { segment: 'Gold' } });
    expect(
      getCustomers(
        await filtered(all({ field: 'custom_fields.segment', operator: 'in', value: ['Gold'] })),
      ).map(({ id }) => id),
    ).toEqual([gold.id]);
    expect(
      (await filtered(all({ field: 'custom_fields.segment', operator: 'in', value: ['Tin'] }))).body
        .formErrors,
    ).toEqual({ filter: 'Segment: must be a list of which each is one of its choices' });
  });

  it('saves a customer with a value of a deleted custom field or option, and filters by a new field with the same key', async () => {
    const field = async (body: object): Promise<{ id: number }> =>
      (await call('POST', 'custom-fields/', body)).body.customField as { id: number };
    const size = await field({ label: 'Hat', type: 'text' });
    const pick = await field({ label: 'Pick', type: 'select', options: ['A', 'B'] });
    const own = { hat: { value: 'wide' }, pick: { value: 'A' } };
    const made = await make({ lastname: 'Hatter', custom_fields: own });
    await call('DELETE', `custom-fields/${size.id}/`);
    await call('PUT', `custom-fields/${pick.id}/`, { options: ['B'] });
    const saved = await call('PUT', `${made.id}/`, { lastname: 'Hatters', custom_fields: own });
    expect(saved.status, saved.text).toBe(200);
    const other = { ...own, hat: { value: 'narrow' } };
    expect((await call('PUT', `${made.id}/`, { custom_fields: other })).body.formErrors).toEqual({
      'custom_fields.hat': 'This field does not exist',
    });
    for (const [type, operator, value] of [
      ['number', 'gt', 1],
      ['date', 'after', '2026-01-01'],
      ['boolean', 'is', true],
    ] as const) {
      const next = await field({ label: 'Hat', type });
      const answer = await filtered(all({ field: 'custom_fields.hat', operator, value }));
      expect([answer.status, getCustomers(answer)], answer.text).toEqual([200, []]);
      await call('DELETE', `custom-fields/${next.id}/`);
    }
  });

  it('reorders custom fields only with the current version', async () => {
    const made = (await call('POST', 'custom-fields/', { label: 'Placed', type: 'text' })).body
      .customField as { id: number; version: number };
    const path = `custom-fields/${made.id}/`;
    const { version } = made;
    const moved = await call('PUT', path, { order: 7, version });
    expect(moved.body.customField).toMatchObject({ order: 7, version: version + 1 });
    const stale = await call('PUT', path, { order: 3, version });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'conflict', current: { id: made.id, order: 7, version: version + 1 } },
    ]);
    expect((await call('PUT', path, { label: 'Put' })).body.customField).toMatchObject({
      label: 'Put',
      order: 7,
    });
    await call('DELETE', path);
  });

  it('gives custom fields with the same label unique keys when they are created concurrently', async () => {
    const made = await Promise.all(
      [1, 2, 3].map(() => call('POST', 'custom-fields/', { label: 'Twin', type: 'text' })),
    );
    expect(made.map(({ body }) => (body.customField as { key: string }).key).sort()).toEqual([
      'twin',
      'twin_2',
      'twin_3',
    ]);
  });

  it('counts the whole list exactly, and reads the last page from its end', async () => {
    const first = await call('GET', '?itemsPerPage=2');
    const { total } = first.body.results as { total: number };
    const [count] = await api().database.asOwner<{ n: string }>(
      'select count(*) as n from app.customers where tenant_id = $1 and deleted_at is null',
      [api().world.alpha.id],
    );
    expect(total).toBe(Number(count?.n));
    const whole = getCustomers(await call('GET', '?itemsPerPage=200')).map(({ id }) => id);
    for (const page of [1, Math.ceil(total / 2 / 2) + 1, Math.ceil(total / 2)])
      expect(
        getCustomers(await call('GET', `?itemsPerPage=2&currentPage=${page}`)).map(({ id }) => id),
        `page ${page}`,
      ).toEqual(whole.slice((page - 1) * 2, page * 2));
  });
});
