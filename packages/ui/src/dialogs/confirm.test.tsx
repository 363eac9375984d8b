import { MESSAGES } from '@org/schema/copy';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { type ConfirmAnswer, type ConfirmOptions, confirm } from './confirm.ts';

function open(options?: ConfirmOptions): Promise<ConfirmAnswer> {
  renderInAtrium(<button type="button">Elsewhere</button>);
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  let answer: Promise<ConfirmAnswer> = Promise.resolve('cancel');
  act(() => {
    answer = confirm(options);
  });
  return answer;
}

const names = () =>
  screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel);

describe('confirm', () => {
  it("UI-001 has the title 'Are you sure?' and the buttons Confirm and Cancel", async () => {
    const answer = open();
    expect(await screen.findByRole('dialog', { name: 'Are you sure?' })).toBeTruthy();
    expect(names()).toEqual(expect.arrayContaining(['Cancel', 'Confirm']));
    await userEvent.click(screen.getByRole('button', { name: MESSAGES.confirm }));
    expect(await answer).toBe('confirm');
  });

  it('UI-001 resolves to cancel by its button', async () => {
    const answer = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await answer).toBe('cancel');
  });

  it('UI-002 has a third button only when its label is given, which resolves to accept', async () => {
    const answer = open({ acceptLabel: 'Archive instead' });
    await userEvent.click(await screen.findByRole('button', { name: 'Archive instead' }));
    expect(await answer).toBe('accept');
  });

  it('UI-002 has no third button without its label', async () => {
    open();
    await screen.findByRole('dialog');
    expect(names().filter((name) => name !== 'Close' && name !== 'Elsewhere')).toEqual([
      'Cancel',
      'Confirm',
    ]);
    await userEvent.keyboard('{Escape}');
  });

  it('UI-003 stays open when the backdrop is clicked, and Escape means Cancel', async () => {
    const answer = open();
    await screen.findByRole('dialog');
    const backdrop = document.querySelector('.mantine-Modal-overlay');
    const around = document.querySelector('.mantine-Modal-inner');
    if (!backdrop || !around) throw new Error('the dialog has no backdrop');
    await userEvent.click(backdrop);
    await userEvent.click(around);
    expect(screen.getByRole('dialog')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe('cancel');
  });

  it('traps the focus and returns it', async () => {
    const answer = open();
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Confirm'));
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await answer;
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Elsewhere'));
  });

  it('focuses Cancel for a destructive action', async () => {
    open({ danger: true });
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await userEvent.keyboard('{Escape}');
  });

  it('shows concurrent questions one after another', async () => {
    const first = open({ title: 'First?' });
    let second: Promise<ConfirmAnswer> | undefined;
    act(() => {
      second = confirm({ title: 'Second?' });
    });
    expect(screen.queryByRole('dialog', { name: 'Second?' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await first).toBe('confirm');
    expect(await screen.findByRole('dialog', { name: 'Second?' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(await second).toBe('cancel');
  });
});
