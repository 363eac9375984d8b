import { allTextStyles, changedTextStyles, type TextStyle } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TextStyles } from './text-styles.tsx';

let stored: readonly TextStyle[] = [];

function Example() {
  const [styles, setStyles] = useState<readonly TextStyle[]>(allTextStyles(undefined));
  stored = changedTextStyles(styles);
  return <TextStyles styles={styles} readOnly={false} onChange={setStyles} />;
}

it('changes one style by field, and stores only that one', async () => {
  render(
    <AtriumProvider>
      <Example />
    </AtriumProvider>,
  );
  const size = screen.getByRole('textbox', { name: 'Desktop, Heading 1' });
  await userEvent.clear(size);
  await userEvent.type(size, '3.5');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Weight, Heading 1' }), '900');
  expect(stored).toEqual([
    {
      name: 'heading1',
      size: 3.5,
      phoneSize: 2.125,
      lineHeight: 1.12,
      weight: 900,
      letterSpacing: -0.02,
    },
  ]);
});
