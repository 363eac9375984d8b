import { expect, it } from 'vitest';
import { readFields } from './read-fields.ts';

it('reads fields with their kinds and choices', () => {
  expect(readFields('name:text! due_date:date status:enum(draft, live)')).toEqual([
    { name: 'name', kind: 'text', required: true, label: 'Name', choices: [] },
    { name: 'due_date', kind: 'date', required: false, label: 'Due date', choices: [] },
    { name: 'status', kind: 'enum', required: false, label: 'Status', choices: ['draft', 'live'] },
  ]);
});

it.each([
  ['', 'The first field is what a record is called'],
  ['name:text', 'The first field is what a record is called'],
  ['price:money! name:text!', 'The first field is what a record is called'],
  ['name:text! name:date', 'There are two fields called name.'],
  ['name:text! when', '"when" is no field'],
  ['name:text! Price:money', '"Price:money" is no field'],
  ['name:text! price:cash', '"cash" is no kind of field'],
  ['name:text! version:number', 'Every entity has version by itself.'],
  ['name:text! order:number', '"order" is a word of SQL'],
  ['name:text! status:enum', 'an enum names its choices'],
  ['name:text! price:money(a)', 'an enum names its choices'],
  ['name:text! status:enum(a,a)', 'names a choice twice'],
  ['name:text! open:boolean!', 'it always has a value'],
])('refuses %j', (text, message) => {
  expect(() => readFields(text)).toThrow(message);
});
