import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useSaveKey } from './use-save-key.ts';

function Form({
  name,
  onSave,
}: {
  readonly name: string;
  readonly onSave: (name: string) => void;
}) {
  const ref = useRef<HTMLFormElement>(null);
  useSaveKey(ref, () => onSave(name));
  return (
    <form ref={ref} className="ad-form">
      <input aria-label={name} />
    </form>
  );
}

it('saves the focused form on Ctrl+S or ⌘S, the last one without a focus, and none behind a dialog', async () => {
  const saved: string[] = [];
  const save = (name: string): void => void saved.push(name);
  const { rerender } = render(
    <>
      <Form name="first" onSave={save} />
      <Form name="last" onSave={save} />
    </>,
  );
  await userEvent.keyboard('{Control>}s{/Control}');
  await userEvent.click(screen.getByLabelText('first'));
  await userEvent.keyboard('{Meta>}s{/Meta}');
  await userEvent.keyboard('s');
  expect(saved).toEqual(['last', 'first']);
  rerender(
    <>
      <Form name="first" onSave={save} />
      <div role="dialog">Delete it?</div>
    </>,
  );
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(saved).toHaveLength(2);
});
