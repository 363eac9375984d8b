import type { FrameLocator, Locator, Page } from '@playwright/test';
import { getTree, openFresh, save, sitePage } from './admin.ts';
import { expect, test } from './journey.ts';

const BOX = 'textbox001';

/** A page with one text box. */
async function openBox(
  page: Page,
  name: string,
  html: string,
): Promise<{ slug: string; canvas: FrameLocator; box: Locator; tools: Locator }> {
  const { slug, canvas } = await openFresh(
    page,
    name,
    getTree({
      [BOX]: { type: 'TextBox', props: { html } },
      text000001: { type: 'Text', props: { text: 'Another block' } },
    }),
  );
  const tools = page.getByRole('toolbar', { name: 'Text', exact: true });
  return { slug, canvas, box: canvas.locator(`[data-node="${BOX}"]`), tools };
}

/** Marks a part of a text as the mouse would, wherever the words stand. */
async function mark(box: Locator, words: string): Promise<void> {
  await box.evaluate((element, wanted) => {
    const doc = element.ownerDocument;
    const walker = doc.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at >= 0) doc.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
  }, words);
}

test('EDIT-015 BLK-TEXTBOX-01 text is formatted, linked to a page and saved, and a visitor sees it so', async ({
  page,
  browser,
}) => {
  const { slug, box, tools } = await openBox(
    page,
    'rich',
    '<p>Opening hours</p><p>We are open on Saturday.</p><p>Read about our gardens.</p>',
  );
  const undo = page.getByRole('button', { name: /^Undo/ });

  // Opened and left again: nothing was done.
  await box.dblclick();
  await expect(tools).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tools).toHaveCount(0);
  await expect(undo).toBeDisabled();

  await box.dblclick();
  // The text's own editor takes its place first: what was marked before is lost with it.
  await expect(box).toHaveClass(/ProseMirror/);
  await mark(box, 'Opening hours');
  await tools.getByRole('button', { name: 'Paragraph style' }).click();
  await page.getByRole('button', { name: 'Heading 3' }).click();
  await expect(box.locator('h3')).toHaveText('Opening hours');
  await tools.getByRole('button', { name: 'Alignment' }).click();
  await page.getByRole('button', { name: 'Centre' }).click();
  await mark(box, 'Saturday');
  await tools.getByRole('button', { name: /^Bold/ }).click();
  await expect(tools.getByRole('button', { name: /^Bold/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tools.getByRole('button', { name: 'Text colour' }).click();
  await page.getByRole('button', { name: 'Danger', exact: true }).click();

  // With the keyboard only: to the link field, to the tools and back.
  await mark(box, 'gardens');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Link to' });
  await expect(field).toBeFocused();
  await field.fill('how we');
  await expect(page.getByRole('listbox', { name: 'Links' }).getByRole('option')).toHaveText([
    /^How we work/,
  ]);
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await expect(tools.getByRole('button', { name: 'Paragraph style' })).toBeFocused();
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await expect(tools.getByRole('button', { name: /^Bullet list/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();

  // Leaving is one step, whatever was done.
  await page.keyboard.press('Escape');
  await expect(box).not.toHaveAttribute('contenteditable');
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(box).toHaveText('Opening hoursWe are open on Saturday.Read about our gardens.');
  await expect(box.locator('strong, h3, li')).toHaveCount(0);
  await expect(undo).toBeDisabled();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(box.locator('strong')).toHaveText('Saturday');
  await save(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(sitePage(slug));
  const seen = visitor.locator('main [data-block="text-box"]');
  await expect(seen.locator('h3')).toHaveCSS('text-align', 'center');
  await expect(seen.locator('strong')).toHaveText('Saturday');
  const isInk = (): Promise<boolean> =>
    seen
      .locator('[data-color="danger"]')
      .evaluate(
        (ink) => getComputedStyle(ink).color !== getComputedStyle(ink.closest('p') ?? ink).color,
      );
  await expect.poll(isInk).toBe(true);
  await expect(seen.locator('ul > li')).toHaveText('Read about our gardens.');
  await seen.getByRole('link', { name: 'gardens' }).click();
  await expect(visitor).toHaveURL(/\/how-we-work$/);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.context().close();
});

test('EDIT-015 what is pasted into a text is cleaned, and an address pasted over words links them', async ({
  page,
}) => {
  const { canvas, box, tools } = await openBox(page, 'rich-paste', '<p>Before</p>');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  let loaded = false;
  await page.route('**/evil.example/**', (route) => {
    loaded = true;
    return route.abort();
  });
  const copy = (parts: Record<string, string>) =>
    page.evaluate(
      (kinds) =>
        navigator.clipboard.write([
          new ClipboardItem(
            Object.fromEntries(
              Object.entries(kinds).map(([type, text]) => [type, new Blob([text], { type })]),
            ),
          ),
        ]),
      parts,
    );
  await page.evaluate(() => Object.assign(window, { hostile: 0 }));

  await box.dblclick();
  await expect(tools).toBeVisible();
  await page.keyboard.press('Control+a');
  // The asynchronous clipboard sanitizes HTML, so that hostile HTML is pasted as an event.
  await box.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<meta charset="utf-8"><b style="font-weight:normal"><h1 onclick="top.hostile=1">Pasted</h1>
       <p style="position:fixed;text-align:center">Kept <span style="font-weight:700">bold</span>
       <img src="https://evil.example/x.png" onerror="top.hostile=2"><script>top.hostile=3</script>
       <a href="javascript:top.hostile=4">plain</a> <a href="https://good.example/" onmouseover="x()">linked</a></p>
       <svg onload="top.hostile=5"></svg><iframe src="https://evil.example/"></iframe></b>`,
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(box.locator('h2')).toHaveText('Pasted');
  await expect(box.locator('strong')).toHaveText('bold');
  await expect(box.locator('a')).toHaveText('linked');
  await expect(box.locator('img, script, svg, iframe, [style], [onclick]')).toHaveCount(0);

  await copy({ 'text/plain': 'www.address.example/prices' });
  await mark(box, 'Kept');
  await page.keyboard.press('Control+v');
  await expect(box.getByRole('link', { name: 'Kept' })).toHaveAttribute(
    'href',
    'https://www.address.example/prices',
  );

  // Selecting another block ends editing, and the guarded text is rendered.
  await canvas.getByText('Another block').click();
  await expect(box).not.toHaveAttribute('contenteditable');
  await expect(box.locator('h2, strong')).toHaveText(['Pasted', 'bold']);
  await expect(box.locator('[data-align="center"]')).toContainText('Kept bold');
  expect(await page.evaluate(() => (window as unknown as { hostile: number }).hostile)).toBe(0);
  expect(loaded).toBe(false);
});

test('EDIT-015 a double click puts the caret where it points; a second one marks a word, a third press the line', async ({
  page,
}) => {
  const { box } = await openBox(page, 'caret', '<p>One garden at a time</p><p>More</p>');
  const line = box.locator('p').first();
  const marked = () => box.evaluate((element) => String(element.ownerDocument.getSelection()));
  // Between the letters of “garden”, wherever they stand.
  const share = await line.evaluate((element) => {
    const range = element.ownerDocument.createRange();
    const text = element.firstChild as Text;
    range.setStart(text, 4);
    range.setEnd(text, 7);
    const [from, around] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return (from.right - around.left) / around.width;
  });
  // The page is shown smaller than life.
  const seen = await line.boundingBox();
  const at = { x: (seen?.width ?? 0) * share, y: (seen?.height ?? 0) / 2 };
  await line.dblclick({ position: at });
  await expect(box).toHaveClass(/ProseMirror/);
  expect(await marked()).toBe('');
  await page.keyboard.type('|');
  await expect(line).toHaveText('One gar|den at a time');
  await page.keyboard.press('Backspace');
  await line.dblclick({ position: at });
  expect((await marked()).trim()).toBe('garden');
  await line.click({ position: at, clickCount: 3 });
  expect((await marked()).trim()).toBe('One garden at a time');
  await page.keyboard.press('Escape');

  // By the keyboard there is no place that is pointed at: all of it is marked.
  await page.keyboard.press('Enter');
  await expect(box).toHaveClass(/ProseMirror/);
  expect((await marked()).replace(/\s+/g, ' ').trim()).toBe('One garden at a time More');
});

test('EDIT-015 text typed before the toolbar loads is kept', async ({ page }) => {
  let open = (): void => undefined;
  const wait = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/rich-text-*.js', async (route) => {
    await wait;
    await route.continue();
  });
  const { box, tools } = await openBox(page, 'rich-slow', '<p>Old words</p>');
  await box.dblclick();
  await expect(box).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('New words');
  await expect(tools).toHaveCount(0);
  open();
  await expect(tools).toBeVisible();
  await page.keyboard.type(' and more');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  // The browser reports a new selection with a delay that no user can outrun.
  await box.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Escape');
  await expect(box).toHaveText('New words and more');
  await expect(box.locator('strong')).toHaveText('more');
  await page.keyboard.press('Control+z');
  await expect(box).toHaveText('Old words');
});

test('EDIT-015 text typed right after a double click is inserted at the pointer', async ({
  page,
}) => {
  const { box } = await openBox(page, 'rich-fast', '<p>First line</p><p>Second one here.</p>');
  const typeAt = async (index: number, text: string): Promise<void> => {
    const line = box.locator('p').nth(index);
    // After the third letter.
    const share = await line.evaluate((element) => {
      const range = element.ownerDocument.createRange();
      range.setStart(element.firstChild as Text, 0);
      range.setEnd(element.firstChild as Text, 3);
      return range.getBoundingClientRect().width / element.getBoundingClientRect().width;
    });
    const seen = await line.boundingBox();
    const position = { x: (seen?.width ?? 0) * share, y: (seen?.height ?? 0) / 2 };
    await line.dblclick({ position });
    await page.keyboard.type(text);
    await expect(box).toHaveClass(/ProseMirror/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  };
  await typeAt(0, 'QQ');
  await expect(box).toHaveText('FirQQst lineSecond one here.');
  // The rich text editor is loaded by now.
  await typeAt(1, 'WW');
  await expect(box).toHaveText('FirQQst lineSecWWond one here.');
  await typeAt(0, 'V');
  await expect(box).toHaveText('FirVQQst lineSecWWond one here.');
});

test('EDIT-015 a long document of a word processor is pasted without holding the editor up', async ({
  page,
}) => {
  const { box } = await openBox(page, 'long-paste', '<p>Words</p>');
  await box.dblclick();
  await expect(box).toHaveClass(/ProseMirror/);
  const took = await box.evaluate((element) => {
    const line =
      '<p class="MsoNormal" style="margin:0cm;text-align:center"><span style="font-weight:700">Bold</span> and <span style="text-decoration:underline">more</span>, <a href="https://a.example/">linked</a>.</p>';
    const paste = (characters: number): number => {
      const data = new DataTransfer();
      data.setData('text/html', line.repeat(Math.ceil(characters / line.length)));
      const start = performance.now();
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
      // What it has to be laid out for is counted, too.
      element.getBoundingClientRect();
      return performance.now() - start;
    };
    return { short: paste(25_000), long: paste(200_000) };
  });
  await expect(box.locator('strong').nth(900)).toHaveText('Bold');
  // Eight times the words may take eight times as long, not sixty-four times, whatever the machine does beside.
  expect(took.long / took.short).toBeLessThan(30);
});
