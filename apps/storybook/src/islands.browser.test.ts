import { type IslandEntry, startIslands } from '@org/blocks/islands';
import { afterEach, describe, expect, it } from 'vitest';

/** Block for this test: a counter that is rendered on the server and hydrated in the browser. */
function counter(attributes: string, label = '0'): string {
  return `<div data-enhance="counter" ${attributes}><button type="button">${label}</button></div>`;
}

const log: string[] = [];
const entry = (when: IslandEntry['when']): IslandEntry => ({
  when,
  load: async () => (element, options) => {
    const step =
      typeof options === 'object' && options !== null && 'step' in options
        ? Number(options.step)
        : 1;
    const button = element.querySelector('button');
    const add = (): void => {
      if (button) button.textContent = String(Number(button.textContent) + step);
    };
    button?.addEventListener('click', add);
    log.push('awake');
    return () => {
      button?.removeEventListener('click', add);
      log.push('asleep');
    };
  },
});
const text = () => document.querySelector('button')?.textContent;
const click = () => document.querySelector('button')?.click();

const started: (() => void)[] = [];
const start: typeof startIslands = (...args) => {
  const stop = startIslands(...args);
  started.push(stop);
  return stop;
};

afterEach(() => {
  for (const stop of started.splice(0)) stop();
  document.body.innerHTML = '';
  log.length = 0;
});

describe('startIslands', () => {
  it('brings a part to life with its options, once, and takes it away again', async () => {
    document.body.innerHTML = counter(`data-options='{"step":5}'`);
    const stop = start({ counter: entry('load') });
    start({ counter: entry('load') });
    await expect.poll(() => log, { timeout: 30_000 }).toEqual(['awake']);
    click();
    expect(text()).toBe('5');
    stop();
    click();
    expect([text(), log]).toEqual(['5', ['awake', 'asleep']]);
  });

  it('reads options from a script of data', async () => {
    document.body.innerHTML = `<div data-island="counter"><button>0</button><script type="application/json">{"step":3}</script></div>`;
    start({ counter: entry('idle') });
    await expect.poll(() => log, { timeout: 30_000 }).toEqual(['awake']);
    click();
    expect(text()).toBe('3');
  });

  it('waits until a part is near the view', async () => {
    document.body.innerHTML = `<div style="height:4000px"></div>${counter('')}`;
    start({ counter: entry('visible') });
    await new Promise((done) => setTimeout(done, 150));
    expect(log).toEqual([]);
    document.querySelector('button')?.scrollIntoView();
    await expect.poll(() => log, { timeout: 30_000 }).toEqual(['awake']);
  });

  it('keeps the markup of an island that fails, and reports the error', async () => {
    document.body.innerHTML = counter('', '7');
    const reported: string[] = [];
    start(
      { counter: { when: 'load', load: () => Promise.reject(new Error('offline')) } },
      document,
      (error, name) => reported.push(`${name}: ${String(error)}`),
    );
    await expect.poll(() => reported).toEqual(['counter: Error: offline']);
    expect(text()).toBe('7');
  });

  it('passes over names that it does not know', () => {
    document.body.innerHTML =
      '<div data-enhance="constructor"></div><div data-island="unheard"></div>';
    expect(() => start({ counter: entry('load') })()).not.toThrow();
  });
});
