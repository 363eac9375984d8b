import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { workAnswers } from '../../test/work-answers.ts';
import { ProjectsRoute } from './projects.route.tsx';

it('PROJ-018 lists projects with two avatars, status, progress and a link to the customer', async () => {
  await renderScreen(<ProjectsRoute />, { answers: workAnswers(), path: '/admin/projects' });
  const title = await screen.findByRole('link', { name: 'Kiln room refit' });
  expect(title.getAttribute('href')).toBe('/admin/projects/1');
  const people = screen.getByRole('img', { name: /^Assigned to/ });
  expect([...people.children].map(({ textContent }) => textContent)).toEqual(['AM', 'MO', '+1']);
  expect(screen.getByText('40%')).toBeTruthy();
  const customer = screen.getByRole('link', { name: 'Harriet Nakamura' });
  expect(customer.getAttribute('href')).toBe('/admin/customers/4');
});
