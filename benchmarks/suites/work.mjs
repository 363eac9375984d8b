// What people who plan work wait for: the first cards of a board of 5,000, frames while one of its columns is scrolled, and keys in a week grid of 50 tasks. In the built product, with the processor as fast as it is.
import { startProduct } from '../built-product.mjs';
import { figure, median, spread } from '../measure.mjs';

const PORT = 4312;
const ORIGIN = `http://localhost:${PORT}`;
const CARDS = Number(process.env.CARDS ?? 5000);
const TASKS = 50;
/** Number of cards that are created at the same time. */
const AT_ONCE = 6;
/** Goals: ms after the click, frames a second, ms from a key to the next frame. */
const GOALS = { first: 300, frames: 60, key: 50 };
const SCROLL_MS = 5000;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const p95 = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)];

/** Signs in when the product is there. Shape: page → a function that calls the API. */
async function signIn(page) {
  const headers = { origin: ORIGIN };
  const data = { email: 'admin@atrium.test', password: 'atrium-demo' };
  for (let tries = 0; ; tries++) {
    const answer = await page.request
      .post(`${ORIGIN}/api/v1/auth/login/`, { headers, data })
      .catch(() => null);
    if (answer?.ok()) break;
    if (tries > 240) throw new Error('The product does not come up');
    await sleep(500);
  }
  return async (method, path, body) => {
    const answer = await page.request.fetch(`${ORIGIN}/api/v1/admin/${path}`, {
      method,
      headers,
      ...(body && { data: body }),
    });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
}

/** Creates a board with its cards in equal numbers in three columns. Shape: → its name. */
async function makeBoard(call) {
  const name = 'Five thousand';
  const { board } = await call('POST', 'kanban/project/boards/', { name });
  const { results } = await call('GET', `kanban/project/${board.id}/columns/`);
  const columns = results.rows.map(({ id }) => id);
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let at = next++; at < CARDS; at = next++)
        await call('POST', 'tasks/', {
          title: `Paint the ${['door', 'roof', 'gate', 'wall of the yard and its gate'][at % 4]} ${at}`,
          column_id: columns[at % columns.length],
          priority: ['none', 'low', 'high'][at % 3],
          est_hours: at % 9,
          due_date: at % 2 ? `2027-0${1 + (at % 9)}-12T09:00:00Z` : null,
        });
    }),
  );
  return name;
}

/** Opens the board from the list of boards. Shape: → ms from the click to the paint of the first cards. */
async function openBoard(page, name) {
  await page.goto(`${ORIGIN}/admin/boards`);
  const link = page.getByRole('link', { name });
  await link.waitFor();
  // What the list loads ahead is loaded, as for a person who reads it.
  await sleep(1500);
  await page.evaluate(() => {
    window.__first = new Promise((resolve) => {
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            if (!document.querySelector('[data-card]')) return requestAnimationFrame(look);
            // The frame with the cards is painted before a task that follows it.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
  });
  await link.click();
  return page.evaluate(() => window.__first);
}

/** Scrolls the first column, and more of its cards load. Shape: → frames a second, longest frame in ms. */
const scrollColumn = (page) =>
  page.evaluate(
    (duration) =>
      new Promise((resolve) => {
        const list = document.querySelector('.pj-cards');
        const times = [];
        const step = (now) => {
          times.push(now);
          list.scrollTop += 40;
          if (now - times[0] < duration) return requestAnimationFrame(step);
          const gaps = times.slice(1).map((time, at) => time - times[at]);
          resolve({
            frames: (1000 * gaps.length) / (times.at(-1) - times[0]),
            longest: Math.max(...gaps),
            scrolled: list.scrollTop,
          });
        };
        requestAnimationFrame(step);
      }),
    SCROLL_MS,
  );

/** Types into the week grid and moves on. Shape: → ms from each key to the frame after it. */
async function typeWeek(page) {
  await page.goto(`${ORIGIN}/admin/time`);
  const cells = page.locator('.pj-week-table input');
  await cells.nth(TASKS * 7 - 1).waitFor();
  await page.evaluate(() => {
    window.__keys = [];
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.__keys.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  await cells.first().click();
  for (let row = 0; row < TASKS - 1; row++)
    for (const key of ['1', '.', '5', 'ArrowDown']) {
      await page.keyboard.press(key);
      await sleep(40);
    }
  return page.evaluate(() => window.__keys);
}

/** Runs the suite. Shape: → lines of the closing table. */
export async function workSuite({ root, browser, runs }) {
  const product = await startProduct(root, PORT);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const call = await signIn(page);
    const name = await makeBoard(call);
    // The first visit fills the caches of the browser and of the server.
    await openBoard(page, name);
    const first = [];
    for (let run = 0; run < Math.max(7, runs); run++) first.push(await openBoard(page, name));
    const scrolls = [];
    for (let run = 0; run < Math.max(3, runs); run++) {
      await openBoard(page, name);
      await sleep(1000);
      scrolls.push(await scrollColumn(page));
    }
    const { results } = await call('GET', `tasks?itemsPerPage=${TASKS}`);
    const week = new Date().toISOString().slice(0, 10);
    await call('PUT', 'time-entries/week/', {
      week,
      rows: results.rows.map(({ id }) => ({ task_id: id, minutes: [1, 0, 0, 0, 0, 0, 0] })),
    });
    const keys = await typeWeek(page);
    await context.close();
    const frames = scrolls.map((one) => one.frames);
    console.log(
      `board of ${CARDS} cards: first cards ${spread(first, 0)} ms, ${spread(frames, 1)} frames a second, longest frame ${spread(
        scrolls.map(({ longest }) => longest),
        0,
      )} ms; week of ${TASKS} tasks: ${spread(keys, 1)} ms a key, p95 ${p95(keys).toFixed(1)} ms`,
    );
    return [
      figure(`First cards of a board of ${CARDS}, after the click`, median(first), GOALS.first, {
        unit: 'ms',
      }),
      // Two frames in a hundred may be late, as they are without any work.
      figure('Frames while a column is scrolled', median(frames), GOALS.frames * 0.98, {
        unit: 'a second',
        smaller: false,
      }),
      figure(`A key in a week of ${TASKS} tasks, p95`, p95(keys), GOALS.key, { unit: 'ms' }),
    ];
  } finally {
    await product.stop();
  }
}
