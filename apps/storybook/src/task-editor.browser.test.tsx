import '@org/ui/styles.css';
import '@org/admin-kit/styles.css';
import '@org/projects/styles.css';
import { AdminSandbox, createAnswerClient, testMe } from '@org/admin-kit/testing';
import { NewTaskRoute } from '@org/projects';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

const box = document.createElement('div');
const root = createRoot(box);

afterEach(() => {
  root.unmount();
  box.remove();
});

it('TASK-011 has a task editor of 494 px whose text scrolls in 425 px', async () => {
  document.body.append(box);
  const client = createAnswerClient({
    'GET /api/v1/admin/tasks/new/': () => ({
      success: true,
      canAssignUsers: false,
      defaults: { board_id: null, column_id: null, column_name: '', column_color: '' },
    }),
  });
  root.render(
    <AdminSandbox me={testMe()} client={client} path="/admin/tasks/new">
      <NewTaskRoute />
    </AdminSandbox>,
  );
  const text = await vi.waitFor(
    () => {
      const found = box.querySelector<HTMLElement>('.at-text-field-text');
      expect(found?.querySelector('[contenteditable]')).toBeTruthy();
      return found;
    },
    { timeout: 80_000 },
  );
  const editor = text?.closest<HTMLElement>('.at-text-field-box');
  expect(editor?.getBoundingClientRect().height).toBe(494);
  expect(text?.getBoundingClientRect().height).toBe(425);

  const long = document.createElement('p');
  long.style.height = '2000px';
  text?.querySelector('[contenteditable]')?.append(long);
  expect(text && text.scrollHeight > text.clientHeight).toBe(true);
  expect(text && getComputedStyle(text).overflowY).toBe('auto');
  expect(editor?.getBoundingClientRect().height).toBe(494);
});
