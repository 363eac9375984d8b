import { describe, expect, it } from 'vitest';
import { NO_OPENING_HOURS } from '../../fields/opening-hours.ts';
import {
  EMPTY_FORM_FIELD,
  type FormField,
  formFieldName,
  formFieldSchema,
} from './form-field.schema.ts';
import { formFieldProblems, readFormField, readFormFields, toDynamicForm } from './form-fields.ts';
import { readFormValues } from './form-values.ts';

const field = (label: string, more: Partial<FormField> = {}): FormField => ({
  ...EMPTY_FORM_FIELD,
  id: label,
  label,
  ...more,
});

describe('the name of a field', () => {
  it.each([
    ['First Name', 'first_name'],
    ['  E-mail (work)  ', 'e_mail_work'],
    ['الاسم', 'الاسم'],
    ['', 'field'],
    ['!!!', 'field'],
    ['URL', 'field_url'],
    ['constructor', 'field_constructor'],
    ['__proto__', 'proto'],
  ])('FORM-002 of %j is %s', (label, name) => {
    expect(formFieldName(label)).toBe(name);
  });

  it('is unique within a form', () => {
    expect(Object.keys(toDynamicForm([field('Name'), field('Name'), field('name')]))).toEqual([
      'name',
      'name_2',
      'name_3',
    ]);
  });
});

describe('a form field', () => {
  it('FORM-003 FORM-004 FORM-005 has the documented settings', () => {
    expect(Object.keys(formFieldSchema.fields)).toEqual(
      expect.arrayContaining(
        'label showLabel type placeholder defaultValue options inputWidth customerMapping checkboxLabel infoBox rules validateEmail validatePhone sort'.split(
          ' ',
        ),
      ),
    );
    formFieldSchema.validateSync(EMPTY_FORM_FIELD, { strict: true });
    const { infoBox, rules } = EMPTY_FORM_FIELD;
    expect(Object.keys(infoBox)).toEqual(['title', 'description', 'variant', 'align', 'className']);
    expect(Object.keys(rules)).toEqual(['required', 'pattern']);
    expect(Object.keys(rules.pattern)).toEqual(['value', 'message']);
    for (const wrong of [
      { inputWidth: 'third' },
      { customerMapping: 'company' },
      { infoBox: { ...infoBox, variant: 'loud' } },
      { infoBox: { ...infoBox, align: 'left' } },
    ])
      expect(formFieldSchema.isValidSync({ ...EMPTY_FORM_FIELD, ...wrong }, { strict: true })).toBe(
        false,
      );
  });

  it('is read tolerantly from any stored value', () => {
    for (const stored of [null, 7, 'x', [], {}, { type: 'x', sort: -1, options: [1, 'a'] }])
      expect(formFieldSchema.isValidSync(readFormField(stored), { strict: true })).toBe(true);
    expect(readFormFields([{}, {}])).toEqual([]);
    expect(readFormFields({ a: null, b: 'x', c: {} }).map(({ name }) => name)).toEqual(['c']);
  });
});

it('is hidden when its condition refers to a hidden field, without following cycles', () => {
  const fields = readFormFields(
    toDynamicForm([
      field('A', { showWhen: { label: 'B', value: 'x' } }),
      field('B', { showWhen: { label: 'A', value: 'x' } }),
      field('C', {
        showWhen: { label: 'D', value: 'yes' },
        rules: { required: true, pattern: { value: '', message: '' } },
      }),
      field('D', { showWhen: { label: 'E', value: 'yes' } }),
      field('E'),
    ]),
  );
  const sent = new Map([
    ['a', ['x']],
    ['b', ['x']],
    ['d', ['yes']],
    ['e', ['no']],
  ]);
  const judges = {
    isPhone: () => true,
    matches: () => true,
    today: '2026-03-01',
    hours: NO_OPENING_HOURS,
  };
  const { answers, problems } = readFormValues(fields, sent, new Set(), judges);
  expect(answers.map(({ name }) => name)).toEqual(['a', 'b', 'e']);
  expect(problems).toEqual({});
});

it('rejects past dates only when that is enabled', () => {
  const fields = readFormFields(
    toDynamicForm([
      field('Visit', { type: 'date', notInPast: true }),
      field('Born', { type: 'date' }),
    ]),
  );
  const judges = {
    isPhone: () => true,
    matches: () => true,
    today: '2026-03-01',
    hours: NO_OPENING_HOURS,
  };
  const problems = (visit: string) =>
    readFormValues(
      fields,
      new Map([
        ['visit', [visit]],
        ['born', ['1990-01-01']],
      ]),
      new Set(),
      judges,
    ).problems;
  expect(problems('2026-02-28')).toEqual({ visit: 'Please choose today or a later day' });
  expect(problems('0026-03-02')).toEqual({ visit: 'Please choose today or a later day' });
  expect(problems('2026-03-01')).toEqual({});
  expect(problems('2027-01-01')).toEqual({});
  expect(problems('')).toEqual({});
  expect(problems('2026-02-30')).toEqual({ visit: 'Please enter a day' });
});

it.each([
  ['[A-Z]{3}', undefined],
  ['[(?=)]\\\\1{1000}', undefined],
  ['(', 'This is not a regular expression'],
  ['(?=.*\\d).+', 'Lookaheads, lookbehinds and back references are not supported'],
  ['(?<!a)b', 'Lookaheads, lookbehinds and back references are not supported'],
  ['(a)\\1', 'Lookaheads, lookbehinds and back references are not supported'],
  ['.{2,1001}', 'Use 1000 repetitions at most'],
])('reports what is wrong with the expression %s', (value, problem) => {
  const field = {
    ...EMPTY_FORM_FIELD,
    label: 'Code',
    rules: { required: false, pattern: { value, message: '' } },
  };
  expect(formFieldProblems(field, [field])).toEqual(problem ? { patternValue: problem } : {});
});
