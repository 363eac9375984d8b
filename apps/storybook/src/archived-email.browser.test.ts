import { startBlocks } from '@org/blocks/islands';
import { EMAIL_SANDBOX } from '@org/blocks/site-pages';
import { afterEach, expect, it } from 'vitest';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

/** Shows the frame of an email in a page of some width. */
function show(content: string, width = 400): { page: HTMLElement; frame: HTMLIFrameElement } {
  const page = document.body.appendChild(document.createElement('div'));
  page.style.inlineSize = `${width}px`;
  const frame = page.appendChild(document.createElement('iframe'));
  frame.setAttribute('sandbox', EMAIL_SANDBOX);
  frame.dataset.enhance = 'archived-email';
  frame.style.border = '0';
  frame.style.inlineSize = '100%';
  frame.srcdoc = `<!DOCTYPE html><html><body style="margin:0">${content}</body></html>`;
  const stop = startBlocks(document.body);
  if (stop) stops.push(stop);
  return { page, frame };
}
const getHeight = (frame: HTMLElement): number => frame.getBoundingClientRect().height;

it('makes the frame of an email as tall as the email, also when lines break', async () => {
  const text = 'Once a month we write down what we are doing in our gardens. '.repeat(20);
  const { page, frame } = show(`<div style="height:900px"></div><p>${text}</p>`);
  await expect.poll(() => getHeight(frame)).toBeGreaterThan(1000);
  const wide = getHeight(frame);
  expect(frame.contentDocument?.documentElement.scrollHeight).toBe(wide);
  page.style.inlineSize = '200px';
  await expect.poll(() => getHeight(frame)).toBeGreaterThan(wide);
  page.style.inlineSize = '400px';
  await expect.poll(() => getHeight(frame)).toBe(wide);
});

it('leaves the height to the frame when the email would grow with it', async () => {
  const { frame } = show('<div style="height:calc(100vh + 40px)"></div>');
  await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  await new Promise((done) => setTimeout(done, 300));
  expect(frame.style.blockSize).toBe('');
});

it('runs no script of the email', async () => {
  const hostile =
    '<script>parent.hacked = true</script><img src="x" onerror="parent.hacked = true"><p style="height:600px">x</p>';
  const { frame } = show(hostile);
  await expect.poll(() => getHeight(frame)).toBeGreaterThan(600);
  expect(window).not.toHaveProperty('hacked');
});
