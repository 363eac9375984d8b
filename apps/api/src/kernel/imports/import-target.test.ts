import { expect, it } from 'vitest';
import { plainHeading } from './import-field.ts';
import { suggestMapping } from './import-target.ts';

const FIELDS = [
  { name: 'firstname', label: 'First name', aliases: ['prénom'] },
  { name: 'email', label: 'Email', aliases: ['e-mail'] },
];

it('compares headings without case, accents and punctuation', () => {
  expect(['E-Mail', 'PRÉNOM', ' first_name ', '名前'].map(plainHeading)).toEqual([
    'email',
    'prenom',
    'firstname',
    '名前',
  ]);
});

it('maps each column to the field with its name, and no field twice', () => {
  expect(suggestMapping(['Prenom', 'E-MAIL', 'Colour', 'first name', ''], FIELDS)).toEqual([
    'firstname',
    'email',
    '',
    '',
    '',
  ]);
});
