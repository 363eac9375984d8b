import type { BrowserContext, Locator, Page } from '@playwright/test';
import { freshSlug } from './admin.ts';
import { expect } from './journey.ts';

/** Board of a journey, with the columns that the product suggests. */
export interface OwnBoard {
  readonly id: number;
  readonly name: string;
}

const COLUMNS = [
  { name: 'To do', color: '#8a94a6' },
  { name: 'In progress', color: '#2f6fde' },
  { name: 'Done', color: '#1f9d61', is_done: true },
];

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(`/api/v1/admin/${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Answer;
}

/** Creates an empty board that no other journey uses. */
export async function createBoard(page: Page): Promise<OwnBoard> {
  const name = freshSlug('Board');
  const { board } = await post<{ board: OwnBoard }>(page, 'kanban/project/boards/', {
    name,
    columns: COLUMNS,
  });
  return board;
}

/** Creates a task at the end of a board's first column. */
export async function createTask(page: Page, board: OwnBoard, title: string): Promise<number> {
  const { task } = await post<{ task: { id: number } }>(page, 'tasks/', {
    title,
    board_id: board.id,
  });
  return task.id;
}

/** Returns the cards of a column. */
export const cardsIn = (page: Page, column: string): Locator =>
  page.getByRole('region', { name: column, exact: true }).getByRole('article');

/** Searches in a picker and chooses the option that contains the text. */
export async function pick(picker: Locator, text: string): Promise<void> {
  await picker.fill(text);
  await picker.page().getByRole('option', { name: text }).click();
}

/** Returns the hours of a task in the week grid, Monday first. */
export const weekCells = (page: Page, title: string): Locator =>
  page.getByRole('row', { name: new RegExp(title) }).getByRole('textbox');

/** Returns the day of the week in the company's time zone, 0 for Monday. */
export async function getToday(page: Page): Promise<number> {
  const heads = page.getByRole('table', { name: 'Hours of the week' }).locator('thead th');
  await heads.first().waitFor();
  const marks = await heads.evaluateAll((cells) =>
    cells.map((cell) => cell.hasAttribute('data-today')),
  );
  // The first column names the tasks.
  return marks.indexOf(true) - 1;
}

/** Returns the buttons that plan time of a person in the shown week, Monday first. */
export const planButtons = (page: Page, person: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Plan time of ${person} on`) });

/** Presses on a point until a card is lifted, moves to another, and lets go: one finger on the glass. */
export async function longPressDrag(
  context: BrowserContext,
  page: Page,
  from: Locator,
  to: Locator,
): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const getCentre = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('Nothing to touch');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const start = await getCentre(from);
  const end = await getCentre(to);
  await send('touchStart', start);
  await expect(from).toHaveAttribute('data-dragged', 'true');
  for (const part of [0.25, 0.5, 0.75, 1])
    await send('touchMove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    });
  await send('touchEnd');
}
