import type { EventPayload } from '@org/schema/entities';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAs } from '../testing/render-as.tsx';
import { testMe } from '../testing/test-me.ts';
import { ChangeNotice, type ChangeNoticeProps } from './change-notice.tsx';
import { dispatchLiveEvent } from './live-events.ts';

const me = testMe();

async function open(more: Partial<ChangeNoticeProps> = {}) {
  const onShow = vi.fn();
  await renderAs(
    me,
    <ChangeNotice entity="page" id={7} version={3} isSaving={false} onShow={onShow} {...more} />,
  );
  return onShow;
}

function tell(change: Partial<EventPayload<'entity_changed'>>): void {
  act(() =>
    dispatchLiveEvent({
      event: 'entity_changed',
      data: {
        entity: 'page',
        id: 7,
        action: 'updated',
        version: 4,
        actorId: 99,
        actorName: 'Anna',
        ...change,
      },
    }),
  );
}

const notice = () => document.querySelector('.mantine-Alert-root')?.textContent ?? '';

it('shows who has changed the open record, and loads it on request', async () => {
  const onShow = await open();
  expect(notice()).toBe('');
  tell({});
  expect(notice()).toBe('Changed by Anna just now. Show');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(onShow).toHaveBeenCalledTimes(1);
});

it('names who made a change that is already shown, except the user', async () => {
  await open({ version: 4, takenOver: 4 });
  tell({ actorId: me.user.id });
  expect(notice()).toBe('');
  tell({});
  expect(notice()).toBe('Changed by Anna just now. ');
  expect(screen.queryByRole('button', { name: 'Show' })).toBe(null);
});

it('ignores other records and known versions', async () => {
  await open();
  tell({ id: 8 });
  tell({ entity: 'template' });
  tell({ version: 3 });
  expect(notice()).toBe('');
});

it('shows nothing during a save', async () => {
  await open({ isSaving: true });
  tell({});
  expect(notice()).toBe('');
});

it('describes the user’s own change in another window, and a deletion', async () => {
  await open();
  tell({ actorId: me.user.id });
  expect(notice()).toBe('Changed by you in another window just now. Show');
  tell({ action: 'deleted', version: null });
  expect(notice()).toBe('Deleted by Anna just now. ');
});
