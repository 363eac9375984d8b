import type { Page } from '@playwright/test';
import { beSignedIn, drag, freshSlug, signIn } from './admin.ts';
import { expect, test } from './journey.ts';
import { Keys } from './keyboard-hand.ts';
import {
  cardsIn,
  createBoard,
  createTask,
  getToday,
  longPressDrag,
  pick,
  planButtons,
  weekCells,
} from './work.ts';

test('PROJ-013 PROJ-015 TASK-005 ROUTE-ADMIN-05 ROUTE-ADMIN-11 a project of a customer gets a task that is timed, planned and moved to done', async ({
  page,
}) => {
  await beSignedIn(page);
  const board = await createBoard(page);
  const title = freshSlug('Pond');
  const task = freshSlug('Dig');

  await page.goto('/admin/projects');
  await page.getByRole('link', { name: 'New project' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Assign Customer' }).click();
  await pick(page.getByRole('combobox', { name: 'Customer' }), 'Harriet Nakamura');
  await expect(page.getByRole('link', { name: 'Harriet Nakamura' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Board' }).selectOption(board.name);
  const column = page.getByRole('combobox', { name: 'Column' });
  await expect(column.getByRole('option')).toHaveText([/.*/, 'To do', 'In progress', 'Done']);
  await column.selectOption('In progress');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page).toHaveURL(/\/admin\/projects\/\d+$/);
  const project = page.url();

  const tasks = page.getByRole('region', { name: 'Tasks' });
  await tasks.getByRole('textbox', { name: 'Add a task' }).fill(task);
  await tasks.getByRole('button', { name: 'Add' }).click();
  await tasks.getByRole('link', { name: task }).click();
  await expect(page).toHaveURL(/\/admin\/tasks\/\d+$/);
  await expect(page.getByRole('link', { name: `Project: ${title}` })).toBeVisible();

  await page
    .getByRole('region', { name: 'Time' })
    .getByRole('button', { name: 'Start timer' })
    .click();
  const timer = page.getByRole('region', { name: `Timer on ${task}` });
  await expect(timer.getByRole('timer')).toHaveText(/^0:00:0\d$/);
  await page.reload();
  await timer.getByRole('button', { name: 'Stop timer' }).click();
  await expect(timer).toHaveCount(0);

  await page.goto('/admin/time');
  await expect(weekCells(page, task)).toHaveCount(7);
  const today = await getToday(page);
  await expect(weekCells(page, task).nth(today)).toHaveValue('0:01');
  await weekCells(page, task)
    .nth((today + 1) % 7)
    .fill('1.5');
  await expect(page.getByText('All changes saved')).toBeVisible();

  await page.goto('/admin/schedule');
  const day = planButtons(page, 'Ada Moreau').nth((today + 2) % 7);
  await drag(
    page,
    page
      .getByRole('region', { name: 'Tasks without a plan' })
      .getByRole('listitem')
      .filter({ hasText: task }),
    day.locator('..'),
  );
  const block = page.getByRole('button', { name: new RegExp(`^${task} .*Ada Moreau`) });
  await block.click();
  await page.getByRole('button', { name: 'Record as time' }).click();
  await expect(page.getByText('Recorded as time')).toBeVisible();
  await expect(block).toHaveAccessibleName(/recorded/);

  await page.goto(`/admin/boards/${board.id}`);
  await drag(
    page,
    cardsIn(page, 'To do').filter({ hasText: task }),
    page.getByRole('region', { name: 'Done', exact: true }),
  );
  await expect(cardsIn(page, 'Done').filter({ hasText: task })).toBeVisible();
  await expect(cardsIn(page, 'Done').filter({ hasText: task })).not.toHaveAttribute('data-waiting');
  await page.reload();
  await cardsIn(page, 'Done').getByRole('link', { name: task }).click();
  await expect(page.getByRole('checkbox', { name: 'Done' })).toBeChecked();
  await page.getByRole('link', { name: `Project: ${title}` }).click();
  await expect(page).toHaveURL(project);
  await expect(tasks).toContainText('0 of 1 open');

  await page.goto('/admin/projects');
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByLabel('100% done')).toBeVisible();
  await row.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page).toHaveURL(/\/admin\/projects(?:\?|$)/);
  await expect(row).toHaveCount(0);
});

test('a task is created, moved, timed and planned with the keyboard only', async ({ page }) => {
  await beSignedIn(page);
  const board = await createBoard(page);
  const task = freshSlug('Prune');
  const keys = new Keys(page, page.frameLocator('iframe'));

  await page.goto(`/admin/boards/${board.id}`);
  await keys.tabTo(page.getByRole('textbox', { name: 'Add a task to To do' }));
  await keys.type(task);
  await keys.press('Enter');
  const card = cardsIn(page, 'To do').filter({ hasText: task });
  await expect(card).toBeVisible();

  await keys.tabTo(card.getByRole('link', { name: task }), 'Shift+Tab');
  await keys.press('Space');
  await expect(page.getByText(`Picked up ${task}.`)).toBeAttached();
  // The arrow keys belong to the card from the next timer on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await keys.press('ArrowRight');
  await expect(page.getByText('Position 1 of 1 in In progress.')).toBeAttached();
  await keys.press('Space');
  const moved = cardsIn(page, 'In progress').filter({ hasText: task });
  await expect(moved.getByRole('link', { name: task })).toBeFocused();

  await keys.press('Enter');
  await expect(page).toHaveURL(/\/admin\/tasks\/\d+$/);
  await keys.tabTo(
    page.getByRole('region', { name: 'Time' }).getByRole('button', { name: 'Start timer' }),
  );
  await keys.press('Enter');
  const timer = page.getByRole('region', { name: `Timer on ${task}` });
  await expect(timer).toBeVisible();
  await keys.tabTo(timer.getByRole('button', { name: 'Stop timer' }), 'Shift+Tab');
  await keys.press('Enter');
  await expect(timer).toHaveCount(0);

  await page.goto('/admin/time');
  const cells = weekCells(page, task);
  await keys.tabTo(cells.first());
  for (const day of [1, 2, 3, 4, 5]) {
    await keys.press('ArrowRight');
    await expect(cells.nth(day)).toBeFocused();
  }
  const today = await getToday(page);
  await expect(cells.nth(today)).toHaveValue('0:01');
  // The day with the timer's entry is changed under its entries.
  const day = today === 5 ? 4 : 5;
  if (day === 4) await keys.press('ArrowLeft');
  await keys.type('45m');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(cells.nth(day)).toHaveValue('0:45');

  await page.goto('/admin/schedule');
  await keys.tabTo(planButtons(page, 'Ada Moreau').nth(0));
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Plan time' });
  await keys.tabTo(dialog.getByRole('combobox', { name: 'Task' }));
  await keys.type(task);
  await expect(page.getByRole('option')).toHaveCount(1);
  await keys.press('ArrowDown', 'Enter');
  await keys.tabTo(dialog.getByRole('button', { name: 'Plan', exact: true }));
  await keys.press('Enter');
  await expect(dialog).toHaveCount(0);
  const block = page.getByRole('button', { name: new RegExp(`^${task} .*Ada Moreau`) });
  const before = await block.innerText();
  await keys.tabTo(block, 'Shift+Tab');
  await keys.press('Shift+ArrowRight');
  await expect(block).not.toHaveText(before, { useInnerText: true });
  await expect(block).toBeFocused();
  await keys.press('l');
  await expect(page.getByText('Recorded as time')).toBeVisible();
  await expect(block).toHaveAccessibleName(/recorded$/);
});

test('a phone moves cards by menu and long press, runs the timer and fills the week grid by touch', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await beSignedIn(page);
  const board = await createBoard(page);
  const [first, second] = [freshSlug('Rake'), freshSlug('Mow')];
  const taskId = await createTask(page, board, first);
  await createTask(page, board, second);

  await page.goto(`/admin/boards/${board.id}`);
  const todo = cardsIn(page, 'To do');
  await expect(todo).toContainText([first, second]);
  await longPressDrag(
    context,
    page,
    todo.filter({ hasText: second }),
    todo.filter({ hasText: first }),
  );
  await expect(todo).toContainText([second, first]);
  await page.getByRole('button', { name: `Move ${first}` }).tap();
  await page.getByRole('menuitem', { name: 'Done' }).tap();
  await expect(todo).toContainText([second]);
  await expect(cardsIn(page, 'Done').filter({ hasText: first })).toBeVisible();

  await page.goto(`/admin/tasks/${taskId}`);
  await page
    .getByRole('region', { name: 'Time' })
    .getByRole('button', { name: 'Start timer' })
    .tap();
  const timer = page.getByRole('region', { name: `Timer on ${first}` });
  await expect(timer.getByRole('timer')).toBeVisible();
  await timer.getByRole('button', { name: 'Stop timer' }).tap();
  await expect(timer).toHaveCount(0);

  await page.goto('/admin/time');
  const cells = weekCells(page, first);
  const today = await getToday(page);
  await expect(cells.nth(today)).toHaveValue('0:01');
  const other = cells.nth((today + 1) % 7);
  await other.tap();
  await expect(other).toBeFocused();
  await page.keyboard.type('2');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(other).toHaveValue('2:00');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});

test('two people on a board see each other and their moves, and moves made offline are sent later', async ({
  page,
  browser,
}) => {
  await beSignedIn(page);
  const board = await createBoard(page);
  const [first, second] = [freshSlug('Sow'), freshSlug('Water')];
  await createTask(page, board, first);
  await createTask(page, board, second);
  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, 'manager@atrium.test');

  await page.goto(`/admin/boards/${board.id}`);
  await expect(cardsIn(page, 'To do')).toHaveCount(2);
  await colleague.goto(`/admin/boards/${board.id}`);
  await expect(page.getByLabel('Also on this board: Malik Osei')).toBeVisible();
  await expect(colleague.getByLabel('Also on this board: Ada Moreau')).toBeVisible();

  const move = async (on: Page, task: string, column: string): Promise<void> => {
    await on.getByRole('button', { name: `Move ${task}` }).click();
    await on.getByRole('menuitem', { name: column }).click();
  };
  await move(page, first, 'In progress');
  await expect(cardsIn(colleague, 'In progress')).toContainText([first]);

  await page.context().setOffline(true);
  await move(page, second, 'Done');
  await expect(cardsIn(page, 'Done')).toContainText([second]);
  await expect(page.getByText('1 move has not been sent yet.')).toBeVisible();
  await move(colleague, first, 'Done');
  await expect(cardsIn(colleague, 'Done')).toContainText([first]);
  await expect(cardsIn(colleague, 'To do')).toContainText([second]);

  await page.context().setOffline(false);
  await expect(page.getByText('1 move has not been sent yet.')).toHaveCount(0);
  await expect(cardsIn(colleague, 'Done')).toHaveCount(2);
  await expect(cardsIn(page, 'Done')).toHaveCount(2);
  const order = await cardsIn(page, 'Done').getByRole('link').allTextContents();
  await expect(cardsIn(colleague, 'Done').getByRole('link')).toHaveText(order);
  await colleague.context().close();
});
