import { expect, it } from 'vitest';
import {
  array,
  boolean,
  date,
  mixed,
  number,
  object,
  type Schema,
  string,
  ValidationError,
} from 'yup';
import { fieldProblem } from './field-problem.ts';
import { idListField, instantField, lineField } from './fields.ts';

const SECRET = 'sent-by-somebody';

function getProblems(field: Schema, value: unknown, strict = true): Record<string, string> {
  try {
    object({ f: field }).validateSync({ f: value }, { strict, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map((one) => [one.path ?? '', fieldProblem(one)]));
  }
  return {};
}

it.each([
  ['text', string(), 5, 'must be text'],
  ['a number', number(), SECRET, 'must be a whole number'],
  ['a flag', boolean(), SECRET, 'must be true or false'],
  ['a list', array(), SECRET, 'must be a list'],
  ['an object', object({}), SECRET, 'must be an object'],
  ['a date', date(), SECRET, 'must be a date'],
  [
    'something of its own',
    mixed((value): value is number => value === 1),
    SECRET,
    'has the wrong form',
  ],
  ['what is not there', string().required(), undefined, 'This field is required'],
  ['what is null', string(), null, 'This field is required'],
  ['an empty text', string().required(), '', 'This field is required'],
  ['a fraction', number().integer(), 1.5, 'This field must be a whole number'],
  ['a small number', number().min(3), 1, 'This field must be at least 3'],
  ['a large number', number().max(3), 4, 'This field must be at most 3'],
  ['a short text', string().min(3), 'a', 'This field must have at least 3 characters'],
  ['a long text', string().max(3), SECRET, 'This field must have at most 3 characters'],
  ['a short list', array().min(1), [], 'This field must have at least 1 entry'],
  ['an email', string().email(), SECRET, 'This field must be an email address'],
  ['a choice', string().oneOf(['a', 'b']), SECRET, 'This field must be one of: a, b'],
  ['a pattern', string().matches(/^x$/), SECRET, 'This field cannot be used like this'],
  ['two lines', lineField(50), 'a\nb', 'This field must be a single line of text'],
  ['an instant', instantField(), SECRET, 'This field must be a date and time'],
  ['a rule with a text of its own', string().min(30, 'Please say more'), SECRET, 'Please say more'],
])('describes %s in our own words without repeating the input', (_name, field, value, text) => {
  expect(getProblems(field, value)).toEqual({ f: text });
});

it('names the invalid entry of a list', () => {
  expect(getProblems(idListField(), [1, 'x', 2.5])).toEqual({
    'f[1]': 'must be a whole number',
    'f[2]': 'This field must be a whole number',
  });
});
