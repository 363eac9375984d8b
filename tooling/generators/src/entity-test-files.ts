import { bulkFields, getCode, getSample, withArticle } from './field-code.ts';
import { titleCase } from './names.ts';
import type { EntityField, NewEntity } from './new-entity.types.ts';

/**
 * Body of a creation, as source text.
 * @param which - which of two samples
 * @returns object literal
 */
function getBody(fields: readonly EntityField[], which: 0 | 1, title?: string): string {
  return `{ ${fields.map((field, at) => `${field.name}: ${at === 0 && title !== undefined ? title : getSample(field, which)}`).join(', ')} }`;
}

/** Only what must be there. */
export function getLeast({ fields }: NewEntity, title: string): string {
  return getBody(
    fields.filter(({ required }) => required),
    0,
    title,
  );
}

/** Body of a bulk change that everybody can make. */
export function bulkSet(entity: NewEntity): string {
  const [field] = bulkFields(entity);
  return field ? `{ ${field.name}: ${getSample(field, 1)} }` : '{}';
}

/** A rule that finds the second sample and not the first. */
function ruleFor({
  name,
  kind,
  choices,
}: EntityField): { operator: string; value: string } | undefined {
  if (kind === 'enum' && choices.length < 2) return undefined;
  const field = { name, kind, choices, required: false, label: '' };
  switch (kind) {
    case 'boolean':
      return { operator: 'is', value: 'true' };
    case 'enum':
      return { operator: 'in', value: `[${getSample(field, 1)}]` };
    case 'number':
    case 'money':
      return { operator: 'gt', value: kind === 'money' ? '15' : '0' };
    case 'date':
      return { operator: 'on', value: getSample(field, 1) };
    default:
      return undefined;
  }
}

function wrongBodies({ fields }: NewEntity, title: string): string {
  const rows = [
    `[{}, { ${fields
      .filter(({ required }) => required)
      .map((field) => `${field.name}: 'Please enter ${withArticle(field.label)}'`)
      .join(', ')} }]`,
  ];
  const wrong: Partial<Record<EntityField['kind'], readonly [value: string, told: string]>> = {
    money: ['1.005', 'Use at most two decimals'],
    date: ["'2026-02-30'", 'Use a day such as 2026-01-31'],
  };
  for (const field of fields) {
    const [value, told] = wrong[field.kind] ?? [];
    const rest = fields.filter((other) => other.required && other !== field);
    if (value)
      rows.push(
        `[{ ...${getBody(rest, 0, title)}, ${field.name}: ${value} }, { ${field.name}: '${told}' }]`,
      );
    if (field.kind === 'enum')
      rows.push(
        `[{ ...${getBody(rest, 0, title)}, ${field.name}: 'no-such' }, { ${field.name}: 'Please choose ${withArticle(field.label)}' }]`,
      );
  }
  return rows.join(',\n      ');
}

/** Writes a filter of one rule. */
const RULE = `const rule = (field: string, operator: string, value: unknown): string =>
  encodeURIComponent(JSON.stringify({ combinator: 'and', rules: [{ field, operator, value }] }));
`;

function routesTest(entity: NewEntity): string {
  const { type, plural, key, words, fields } = entity;
  const [title] = fields;
  const name = title?.name ?? '';
  const set = bulkSet(entity);
  const filtered = fields.flatMap((field) => {
    const rule = ruleFor(field);
    return rule
      ? [
          `    expect(await titles(\`filter=\${rule('${field.name}', '${rule.operator}', ${rule.value})}\`)).toEqual([second.${name}]);`,
        ]
      : [];
  });
  const ordered = fields.filter(
    ({ kind, choices }) =>
      getCode({ kind } as EntityField).order &&
      (kind !== 'enum' ||
        (String([...choices.slice(0, 2)].sort()) === String(choices.slice(0, 2)) &&
          choices.length > 1)),
  );
  return `import type { ${type} } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';

const BASE = '/api/v1/admin/${plural}/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const call = (method: string, path = '', body?: object) =>
  t.call(method, \`\${BASE}\${path}\`, { as: 'admin', ...(body && { body }) });
const getRecord = ({ body }: Answer): ${type} => body.${key} as ${type};
const make = async (body: object): Promise<${type}> => {
  const answer = await call('POST', '', body);
  expect(answer.status, answer.text).toBe(201);
  return getRecord(answer);
};
const titles = async (query: string): Promise<string[]> => {
  const answer = await call('GET', \`?\${query}\`);
  expect(answer.status, answer.text).toBe(200);
  return (answer.body.results as { rows: ${type}[] }).rows.map((row) => row.${name});
};
${filtered.length > 0 ? RULE : ''}
describe('${words[1]}', () => {
  it('are created with all fields, and returned', async () => {
    const body = ${getBody(fields, 1, "'Whole'")};
    const made = await make(body);
    expect(made).toMatchObject({ ...body, user: { displayName: 'admin' }, version: 1, tags: [] });
    expect(getRecord(await call('GET', \`\${made.id}/\`))).toEqual(made);
  });

  it('are found by words, filters and order', async () => {
    const first = ${getBody(fields, 0, "'Sortable one'")};
    const second = ${getBody(fields, 1, "'Sortable two'")};
    for (const { id } of await getRows('')) await call('DELETE', \`\${id}/\`);
    await make(second);
    await make(first);
    expect(await titles('search=sort')).toEqual([first.${name}, second.${name}]);
    expect(await titles('search=sortable%20tw')).toEqual([second.${name}]);
${filtered.join('\n')}
    for (const field of [${ordered.map((field) => `'${field.name}'`).join(', ')}]) {
      expect(await titles(\`orderBy=\${field}&orderDirection=ASC\`), field).toEqual([first.${name}, second.${name}]);
      expect(await titles(\`orderBy=\${field}&orderDirection=DESC\`), field).toEqual([second.${name}, first.${name}]);
    }
  });

  it('are changed, and a change of an old version returns the current record', async () => {
    const { id } = await make(${getLeast(entity, "'Before'")});
    const changed = getRecord(await call('PUT', \`\${id}/\`, { ${name}: 'After', version: 1 }));
    expect(changed).toMatchObject({ id, ${name}: 'After', version: 2 });
    const late = await call('PUT', \`\${id}/\`, { ${name}: 'Late', version: 1 });
    expect(late.body).toMatchObject({ code: 'conflict', current: { ${name}: 'After', version: 2 } });
    expect((await call('PUT', \`\${id}/\`, { ${name}: '' })).body.formErrors).toEqual({ ${name}: 'Please enter ${withArticle(title?.label ?? '')}' });
  });

  it('are set and tagged in bulk', async () => {
    const { id } = await make(${getLeast(entity, "'Of many'")});
    const tag = (await call('POST', 'tags/', { name: 'Marked' })).body.tag as { id: number };
    const answer = await call('PUT', 'bulk/', { selection: { ids: [id] }, set: ${set}, addTags: [tag.id] });
    expect(answer.body, answer.text).toMatchObject({ changed: 1, failed: [] });
    expect(getRecord(await call('GET', \`\${id}/\`))).toMatchObject({ ...${set}, tags: [{ id: tag.id }] });
  });

  it('go to the trash and come back', async () => {
    const { id } = await make(${getLeast(entity, "'Thrown away'")});
    expect((await call('DELETE', \`\${id}/\`)).status).toBe(200);
    expect((await call('GET', \`\${id}/\`)).body).toMatchObject({ code: 'not_found' });
    expect((await call('POST', 'restore/', { ids: [id] })).body).toMatchObject({ restored: [id] });
    expect(getRecord(await call('GET', \`\${id}/\`))).toMatchObject({ ${name}: 'Thrown away' });
  });

  it('are refused with what is wrong, by field', async () => {
    for (const [body, formErrors] of [
      ${wrongBodies(entity, "'Wrong'")},
    ])
      expect((await call('POST', '', body)).body.formErrors).toEqual(formErrors);
  });
});

async function getRows(query: string): Promise<${type}[]> {
  const { body } = await call('GET', \`?itemsPerPage=200&\${query}\`);
  return (body.results as { rows: ${type}[] }).rows;
}
`;
}

function cellSample(field: EntityField): string {
  if (field.kind === 'boolean') return "'Yes'";
  if (field.kind === 'enum')
    return `'${titleCase((field.choices[1] ?? field.choices[0] ?? '').replaceAll('_', '-'))}'`;
  if (field.kind === 'money') return "'1,250.50'";
  return field.kind === 'number' ? `'${getSample(field, 1)}'` : getSample(field, 1);
}

function importTest({ one, many, plural, singular, words, fields }: NewEntity): string {
  const [title] = fields;
  const file = [
    fields.map(({ label }) => label).join(';'),
    fields.map((field) => cellSample(field).slice(1, -1)).join(';'),
  ];
  const body = fields.map(
    (field) => `${field.name}: ${field.kind === 'money' ? '1250.5' : getSample(field, 1)}`,
  );
  const rest = fields.slice(1);
  return `import { readingContext } from '@org/schema';
import { expect, it } from 'vitest';
import { getImport, runImportStep, uploadTo } from '../../../../test/support/imports.ts';
import { testApi } from '../../../../test/support/test-api.ts';
import { ${one}Import } from './${singular}-import.ts';

const READING = readingContext({ locale: 'en-CA' });
const read = (cells: Readonly<Record<string, string>>): unknown =>
  ${one}Import.create.validateSync(${one}Import.toBody(cells, READING), { abortEarly: false });

it('reads the cells of a file as one of the ${words[1]}', () => {
  expect(read({ ${fields.map((field) => `${field.name}: ${cellSample(field)}`).join(', ')} })).toEqual({ ${body.join(', ')} });
});

it('leaves out what has no cell, and refuses a row without a ${title?.label.toLowerCase()}', () => {
  expect(${one}Import.toBody({ ${title?.name}: 'Alone'${rest.map(({ name }) => `, ${name}: ''`).join('')} }, READING)).toEqual({ ${title?.name}: 'Alone' });
  expect(() => read({})).toThrow();
});

it('takes a file of ${words[1]} in, and takes it back', async () => {
  const t = await testApi();
  await t.api.jobs.start({ poll: 1 });
  const list = async (): Promise<unknown[]> => {
    const { body } = await t.call('GET', '/api/v1/admin/${plural}/?search=two', { as: 'admin' });
    return (body.results as { rows: unknown[] }).rows;
  };
  try {
    const upload = await uploadTo(t, ${JSON.stringify(`${file.join('\n')}\n`)}, { entity: '${many}' });
    const { id, mapping } = getImport(upload);
    expect(mapping).toEqual([${fields.map(({ name }) => `'${name}'`).join(', ')}]);
    expect((await runImportStep(t, id, 'validate')).check).toMatchObject({ created: 1, failed: 0 });
    expect(await runImportStep(t, id, 'start')).toMatchObject({ created: 1, failed: 0 });
    expect(await list()).toMatchObject([{ ${body.join(', ')} }]);
    await runImportStep(t, id, 'undo');
    expect(await list()).toEqual([]);
  } finally {
    await t.api.jobs.stop();
    await t.close();
  }
});
`;
}

/**
 * Tests of a new entity.
 * @returns path from the root → text
 */
export function entityTestFiles(entity: NewEntity): Record<string, string> {
  const { domain, plural, singular } = entity;
  return {
    [`apps/api/src/modules/${domain}/${plural}/${plural}.routes.test.ts`]: routesTest(entity),
    [`apps/api/src/modules/${domain}/${plural}/${singular}-import.test.ts`]: importTest(entity),
  };
}
