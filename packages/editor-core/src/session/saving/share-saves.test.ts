import { afterEach, expect, it, vi } from 'vitest';
import type { EditorPage } from '../host/gateway.ts';
import { EditorStateStore } from '../state/editor-state-store.ts';
import { shareSaves } from './share-saves.ts';

const page = (id: number, version: number) => ({ id, version }) as EditorPage;
const stops: (() => void)[] = [];

/** A tab with a page open. */
function openTab(id: number, version = 4): EditorStateStore {
  const state = new EditorStateStore();
  state.set({ selectedPage: page(id, version) });
  stops.push(shareSaves(state));
  return state;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it('notifies other tabs of the same page about a save', async () => {
  const [one, same, other] = [openTab(7), openTab(7), openTab(8)];
  one.set({ selectedPage: page(7, 5) });
  await vi.waitFor(() => expect(same.get().savedElsewhere).toBe(5));
  expect([one.get().savedElsewhere, other.get().savedElsewhere]).toEqual([null, null]);
});

it('forgets the save of another tab when its version or another page is opened', async () => {
  const [one, same] = [openTab(7), openTab(7)];
  one.set({ selectedPage: page(7, 5) });
  await vi.waitFor(() => expect(same.get().savedElsewhere).toBe(5));
  same.set({ selectedPage: page(7, 5) });
  expect(same.get().savedElsewhere).toBeNull();
});
