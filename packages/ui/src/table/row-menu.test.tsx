import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { RowMenu } from './row-menu.tsx';

it('contains only menu items as focusable elements', () => {
  renderInAtrium(
    <RowMenu
      open
      label="Home"
      onOpen={() => undefined}
      actions={[{ label: 'Edit' }, { label: 'Delete', danger: true }]}
    />,
  );
  const menu = screen.getByRole('menu');
  expect(
    [...menu.querySelectorAll('[tabindex]')].map((element) => element.getAttribute('role')),
  ).toEqual(['menuitem', 'menuitem']);
});
