import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInAtrium } from '../test/render-in-atrium.tsx';
import { Pager, type PagerProps } from './pager.tsx';

const pager: PagerProps = {
  page: 2,
  pageSize: 24,
  total: 30,
  pageSizes: [24, 48],
  onPage: () => undefined,
  onPageSize: () => undefined,
};

it.each([
  [undefined, 'Number of rows per page', ['24 rows', '48 rows']],
  ['images', 'Number of images per page', ['24 images', '48 images']],
])('says what the list is of: %s', (things, name, sizes) => {
  renderInAtrium(<Pager {...pager} {...(things && { things })} />);
  expect(screen.getByText('25–30 of 30')).toBeDefined();
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name });
  expect([...choice.options].map((option) => option.label)).toEqual(sizes);
});
