import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { SaveBar, type SaveState } from './save-bar.tsx';

const noop = () => undefined;

it.each([
  ['clean', 'No changes', true],
  ['dirty', 'Unsaved changes', false],
  ['saved', 'Saved', true],
  ['failed', 'The title is too long', false],
] satisfies [SaveState, string, boolean][])(
  'shows the state of a form that is %s',
  (state, words, disabled) => {
    renderInAtrium(<SaveBar state={state} onSave={noop} message="The title is too long" />);
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect([screen.getByText(words).textContent, save.disabled]).toEqual([words, disabled]);
  },
);

it('lists errors at the top when there are more than three', () => {
  const problems = ['a', 'b', 'c', 'd'].map((field) => ({
    field,
    label: field,
    message: 'Mend it',
  }));
  const { rerender } = renderInAtrium(
    <ErrorSummary problems={problems.slice(0, 3)} onPick={noop} />,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<ErrorSummary problems={problems} onPick={noop} />);
  expect(screen.getByRole('alert').textContent).toContain('4 fields need attention');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

function Saves() {
  const [state, setState] = useState<SaveState>('dirty');
  return (
    <SaveBar
      state={state}
      onSave={() => {
        setState('saving');
        setTimeout(() => setState('saved'));
      }}
    />
  );
}

it('keeps the focus when its button is disabled', async () => {
  renderInAtrium(<Saves />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  await waitFor(() =>
    expect(document.activeElement?.closest('.at-save-bar')?.textContent).toContain('Saved'),
  );
});
