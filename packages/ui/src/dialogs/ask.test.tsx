import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { ask } from './ask.ts';

const question = (title: string) =>
  ask({ title, content: null, dismissed: 'nothing', buttons: [{ label: 'Yes', value: 'yes' }] });

it('dismisses a question without a host, so that the next one can be shown', async () => {
  const first = renderInAtrium(<p>One</p>);
  const answers = Promise.all([question('Left behind'), question('Behind it')]);
  expect(await screen.findByRole('dialog', { name: 'Left behind' })).toBeTruthy();
  first.unmount();
  expect(await answers).toEqual(['nothing', 'nothing']);

  renderInAtrium(<p>Two</p>);
  const next = question('Seen');
  expect(await screen.findByRole('dialog', { name: 'Seen' })).toBeTruthy();
  screen.getByRole('button', { name: 'Yes' }).click();
  expect(await next).toBe('yes');
});
