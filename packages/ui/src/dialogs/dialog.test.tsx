import { Menu } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { Dialog } from './dialog.tsx';

it('UI-004 shows the given title, content and buttons', async () => {
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

/** A form, and a question that it asks; both report that they were closed. */
function FormThatAsks({ onClosed }: { readonly onClosed: (what: string) => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Dialog
        open={asking}
        title="Sure?"
        onClose={() => {
          onClosed('question');
          setAsking(false);
        }}
      >
        Really?
      </Dialog>
      <Dialog open title="Form" onClose={() => onClosed('form')}>
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
      </Dialog>
    </>
  );
}

it('is above the dialog that opened it, and is the only one that handles Escape', async () => {
  const closed: string[] = [];
  renderInAtrium(<FormThatAsks onClosed={(what) => closed.push(what)} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Sure?' });
  await userEvent.keyboard('{Escape}');
  expect(closed).toEqual(['question']);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  expect(closed).toEqual(['question', 'form']);
});

function OpensAndTakesOut() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog open title="Short" onClose={() => setOpen(false)}>
          Here
        </Dialog>
      )}
    </>
  );
}

it('returns the focus when it is closed or unmounted', async () => {
  renderInAtrium(<OpensAndTakesOut />);
  const opener = await screen.findByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Short' });
  await waitFor(() => expect(document.activeElement).not.toBe(opener));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

function OpensFromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen(true)}>Move</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open && (
        <Dialog open title="Move" onClose={() => setOpen(false)}>
          Where to?
        </Dialog>
      )}
    </>
  );
}

it('returns the focus to the button of the menu that opened it', async () => {
  renderInAtrium(<OpensFromMenu />);
  const more = await screen.findByRole('button', { name: 'More' });
  more.focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Move' })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Move' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(more));
});

it('says why a button cannot be pressed, which keeps its place in the order of the focus', async () => {
  const pressed: string[] = [];
  renderInAtrium(
    <Dialog
      open
      title="Send"
      onClose={() => undefined}
      buttons={[
        { label: 'Send now', disabledReason: 'Mend it first', onPress: () => pressed.push('send') },
      ]}
    >
      Checked
    </Dialog>,
  );
  const button = await screen.findByRole('button', {
    name: 'Send now',
    description: 'Mend it first',
  });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Mend it first')).toBeTruthy();
  button.focus();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(pressed).toEqual([]);
});
