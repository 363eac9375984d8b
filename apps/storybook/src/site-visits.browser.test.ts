import { startBlocks } from '@org/blocks/islands';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from './show-page.ts';

const KEY = 'atrium.consent';
const STUDIO = { type: 'DesignOnline', props: { studioUrl: 'https://studio.example.com/' } };
const stops: (() => void)[] = [];

/** A page with Design Online on it, and the question that is asked before visits are counted. Shape: is it passed on. */
function show(shared: boolean): void {
  const column = { type: 'Column', children: [STUDIO] };
  stops.push(showPage([{ type: 'Section', children: [column] }]));
  const question = document.body.appendChild(document.createElement('section'));
  question.hidden = true;
  question.dataset.place = 'bar';
  question.dataset.enhance = 'site-visits';
  question.dataset.options = JSON.stringify({
    tablet: 992,
    mobile: 768,
    ...(shared && { shared }),
  });
  question.innerHTML = '<button type="button" data-choice="all">Accept</button>';
  stops.push(() => question.remove());
  stops.push(startBlocks(document.body));
}
/** Events that were sent. */
function sent(): object[] {
  const bodies: object[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_path, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    return Response.json({ counted: true }, { status: 202 });
  });
  return bodies;
}
const open = async (): Promise<void> => {
  await page.getByRole('link', { name: 'Design online' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
};
const agreed = (shared: boolean): void =>
  localStorage.setItem(KEY, JSON.stringify({ statistics: true, shared, at: Date.now() }));

beforeEach(() => page.viewport(1200, 800));
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  localStorage.removeItem(KEY);
  vi.restoreAllMocks();
});

it('AN-004 design_online_open is sent when Design Online opens, where the visitor agreed', async () => {
  const bodies = sent();
  agreed(true);
  show(true);
  await open();
  const path = window.location.pathname;
  const { device, shared } = { device: 'desktop', shared: true };
  expect(bodies).toEqual([
    { kind: 'page_view', referrer: expect.any(String), path, device, shared },
    { kind: 'design_online_open', path, device, shared },
  ]);
});

it('sends nothing before, and asks again where the yes was to no service', async () => {
  const bodies = sent();
  agreed(false);
  show(true);
  await open();
  expect(bodies).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => bodies).toMatchObject([{ kind: 'page_view', shared: true }]);
  await open();
  await expect.poll(() => bodies.length).toBe(2);
});

it('holds a yes to less where nothing is passed on any more', async () => {
  const bodies = sent();
  agreed(true);
  show(false);
  await expect.poll(() => bodies).toMatchObject([{ kind: 'page_view', shared: false }]);
});
