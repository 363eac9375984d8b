import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInAtrium } from '../test/render-in-atrium.tsx';
import { Dialog } from './dialog.tsx';

it('UI-004 shows the title, the content and the buttons that it is given', async () => {
  const pressed: string[] = [];
  renderInAtrium(
    <Dialog
      open
      title="Move page"
      onClose={() => pressed.push('close')}
      buttons={[
        { label: 'Back', onPress: () => pressed.push('back') },
        { label: 'Move', kind: 'primary', onPress: () => pressed.push('move') },
      ]}
    >
      Where to?
    </Dialog>,
  );
  expect(await screen.findByRole('dialog', { name: 'Move page' })).toBeTruthy();
  expect(screen.getByText('Where to?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(pressed).toEqual(['move', 'back', 'close']);
});
