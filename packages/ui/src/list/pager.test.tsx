import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { LocaleProvider } from '../format/locale.tsx';
import { Pager } from './pager.tsx';

function Pages({ total, capped }: { total: number; capped?: boolean }) {
  const [page, setPage] = useState(1);
  return (
    <LocaleProvider value={{ locale: 'en-GB' }}>
      <Pager
        page={page}
        pageSize={25}
        total={total}
        pageSizes={[25, 50]}
        onPage={setPage}
        onPageSize={() => undefined}
        {...(capped && { capped })}
      />
    </LocaleProvider>
  );
}

const pager = () => screen.getByRole('navigation').textContent;

it('opens the last page, the first and a typed one', async () => {
  renderInAtrium(<Pages total={240} />);
  await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
  expect(pager()).toContain('226–240 of 240');
  await userEvent.click(screen.getByRole('button', { name: 'First page' }));
  const field = screen.getByRole('textbox', { name: 'Page' });
  await userEvent.clear(field);
  await userEvent.type(field, '3{Enter}');
  expect(pager()).toContain('51–75 of 240');
  await userEvent.clear(field);
  await userEvent.type(field, '99{Enter}');
  expect(pager()).toContain('226–240 of 240');
  await userEvent.clear(field);
  await userEvent.type(field, 'x{Enter}');
  expect(field).toHaveProperty('value', '10');
});

it('shows that there are more rows than counted, and an unknown last page', () => {
  renderInAtrium(<Pages total={10_000} capped />);
  expect(pager()).toContain('of 10,000+');
  expect(screen.getByRole('button', { name: 'Last page' })).toHaveProperty('disabled', true);
});
