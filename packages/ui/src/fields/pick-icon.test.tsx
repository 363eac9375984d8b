import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { findIcons, type IconSet } from '../icons/find-icons.ts';
import { IconField } from './icon-field.tsx';
import { pickIcon } from './pick-icon.tsx';

/** Icons 'icon-01' to 'icon-65' and three with other names. */
const ICONS: IconSet = {
  ...Object.fromEntries(
    Array.from({ length: 65 }, (_icon, i) => [`icon-${String(i + 1).padStart(2, '0')}`, 'M5 5h9']),
  ),
  'arrow-left': 'M5 12h14',
  'arrow-right': 'M5 12h14',
  'big-arrow': 'M5 12h14',
};

/**
 * Opens the picker.
 * @param value - current icon
 * @returns its result
 */
async function open(value?: string): Promise<{ answer: Promise<string | false> }> {
  renderInAtrium(<button type="button">Before</button>);
  const answer = pickIcon({ icons: ICONS, value });
  await screen.findByRole('dialog', { name: 'Choose an icon' });
  return { answer };
}
const options = () => screen.getAllByRole('option').map((option) => option.ariaLabel);
const search = () => screen.getByRole('searchbox', { name: 'Search icons' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  // A dialog of the previous test may still be fading out.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('pickIcon', () => {
  it('UI-005 has a search and pages', async () => {
    await open();
    await userEvent.type(search(), 'arrow');
    expect(options()).toEqual(['arrow left', 'arrow right', 'big arrow']);
    await userEvent.clear(search());
    await press('Next page');
    await press('Next page');
    expect(options()).toEqual(
      Object.keys(ICONS)
        .sort()
        .slice(60)
        .map((name) => name.replace('-', ' ')),
    );
    await press('Cancel');
  });

  it('UI-006 resolves with the chosen icon', async () => {
    const { answer } = await open();
    await userEvent.click(screen.getByRole('option', { name: 'arrow right' }));
    expect(await answer).toBe('arrow-right');
  });

  it('UI-006 resolves with false on Cancel', async () => {
    const { answer } = await open();
    await press('Cancel');
    expect(await answer).toBe(false);
  });

  it('UI-006 resolves with false on Escape', async () => {
    const { answer } = await open();
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe(false);
  });

  it('UI-007 shows 30 icons per page and pages the results by 30', async () => {
    await open();
    expect(options().length).toBe(30);
    screen.getByText('68 icons · Page 1 of 3');
    await userEvent.type(search(), 'icon');
    screen.getByText('65 icons · Page 1 of 3');
    await userEvent.type(search(), ' 0');
    expect(screen.getByRole('status').textContent).toBe('15 icons · Page 1 of 1');
    await press('Cancel');
  });

  it('opens the page of the current icon', async () => {
    await open('icon-65');
    const chosen = screen.getByRole('option', { name: 'icon 65' });
    expect(chosen.getAttribute('aria-selected')).toBe('true');
    screen.getByText('68 icons · Page 3 of 3');
    await press('Cancel');
  });

  it('moves through icons and pages by arrow keys, and chooses by Enter', async () => {
    const { answer } = await open();
    search().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.ariaLabel).toBe('arrow left');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.ariaLabel).toBe('icon 29');
    screen.getByText('68 icons · Page 2 of 3');
    await userEvent.keyboard('{Enter}');
    expect(await answer).toBe('icon-29');
  });

  it('returns to the search from the first row', async () => {
    await open();
    search().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(search());
    await press('Cancel');
  });

  it('chooses the only result by Enter, and shows when there is none', async () => {
    const { answer } = await open();
    await userEvent.type(search(), 'nothing{Enter}');
    within(screen.getByRole('listbox')).getByText(/No icon is called “nothing”/);
    await userEvent.clear(search());
    await userEvent.type(search(), 'big{Enter}');
    expect(await answer).toBe('big-arrow');
  });
});

it('finds names that contain every term, prefix matches first', () => {
  expect([findIcons(ICONS, 'Arrow-'), findIcons(ICONS, 'arrow big')]).toEqual([
    ['arrow-left', 'arrow-right', 'big-arrow'],
    ['big-arrow'],
  ]);
});

function Field() {
  const [icon, setIcon] = useState('arrow-left');
  return <IconField name="Icon" icons={ICONS} value={icon} onChange={setIcon} />;
}

describe('IconField', () => {
  it('shows the icon, and lets the user change and clear it', async () => {
    renderInAtrium(<Field />);
    await userEvent.click(screen.getByRole('button', { name: 'Icon: arrow left' }));
    await userEvent.click(await screen.findByRole('option', { name: 'big arrow' }));
    await screen.findByRole('button', { name: 'Icon: big arrow' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove icon' }));
    const empty = screen.getByRole('button', { name: 'Icon: Choose icon' });
    await waitFor(() => expect(document.activeElement).toBe(empty));
  });
});
