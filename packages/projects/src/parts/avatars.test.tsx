import { AtriumProvider } from '@org/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ADA, EDIE, MALIK } from '../../test/samples.ts';
import { Avatars } from './avatars.tsx';

const show = (...props: Parameters<typeof Avatars>) =>
  render(
    <AtriumProvider testing>
      <Avatars {...props[0]} />
    </AtriumProvider>,
  );

it('PROJ-018 shows two avatars and the number of the others', () => {
  show({ people: [ADA, MALIK, EDIE] });
  const avatars = screen.getByRole('img', {
    name: 'Assigned to Ada Moreau, Malik Osei, Edie Tanaka',
  });
  expect([...avatars.children].map(({ textContent }) => textContent)).toEqual(['AM', 'MO', '+1']);
});

it('PROJ-017 names people by their display name, or by their first name', () => {
  show({ people: [{ id: 1, displayName: '', firstname: 'Noor' }, ADA] });
  expect(screen.getByRole('img', { name: 'Assigned to Noor, Ada Moreau' }).textContent).toBe('NAM');
});

it('shows nothing for nobody', () => {
  show({ people: [] });
  expect(screen.queryByRole('img')).toBeNull();
});
