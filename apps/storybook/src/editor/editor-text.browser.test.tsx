import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closeEditor, createPage, type OpenEditor, openEditor } from './open-editor.tsx';

afterEach(() => {
  closeEditor();
  localStorage.clear();
});

/** Opens a page with one text box, and returns the element of the box. */
async function openBox(html: string): Promise<{ editor: OpenEditor; box: () => HTMLElement }> {
  const editor = await openEditor(
    createPage(
      { type: 'TextBox', props: { html } },
      { type: 'Text', props: { text: 'Another block' } },
    ),
  );
  return { editor, box: () => editor.all('text-box')[0] ?? document.body };
}

const isRich = (box: () => HTMLElement) => () => box().classList.contains('ProseMirror');

/** Pastes into an element as the browser does. */
function paste(target: HTMLElement, type: string, content: string): void {
  const data = new DataTransfer();
  data.setData(type, content);
  target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
}

/** Returns the point after some letters of a paragraph, relative to the paragraph as it is shown. */
function pointAfter(
  editor: OpenEditor,
  line: Element | undefined,
  letters: number,
): { x: number; y: number } {
  const text = line?.firstChild;
  const frame = document.querySelector<HTMLIFrameElement>('iframe.at-frame');
  if (!line || !text || !frame) throw new Error('The line has no text');
  // The canvas is scaled down to fit the window.
  const scale = frame.getBoundingClientRect().width / editor.canvas.documentElement.clientWidth;
  const range = line.ownerDocument.createRange();
  range.setStart(text, 0);
  range.setEnd(text, letters);
  const around = line.getBoundingClientRect();
  return {
    x: (range.getBoundingClientRect().right - around.left) * scale,
    y: (around.height / 2) * scale,
  };
}

it('EDIT-015 cleans pasted HTML, and links the selected text when a URL is pasted', async () => {
  const { editor, box } = await openBox('<p>Before</p>');
  Object.assign(window, { hostile: 0 });
  await editor.frame.getByText('Before').dblClick();
  await expect.poll(isRich(box)).toBe(true);
  await userEvent.keyboard('{Control>}a{/Control}');
  paste(
    box(),
    'text/html',
    `<meta charset="utf-8"><b style="font-weight:normal"><h1 onclick="top.hostile=1">Pasted</h1>
     <p style="position:fixed;text-align:center">Kept <span style="font-weight:700">bold</span>
     <img src="https://evil.example/x.png" onerror="top.hostile=2"><script>top.hostile=3</script>
     <a href="javascript:top.hostile=4">plain</a> <a href="https://good.example/" onmouseover="x()">linked</a></p>
     <svg onload="top.hostile=5"></svg><iframe src="https://evil.example/"></iframe></b>`,
  );
  await expect.poll(() => box().querySelector('h2')?.textContent).toBe('Pasted');
  expect(box().querySelector('strong')?.textContent).toBe('bold');
  expect([...box().querySelectorAll('a')].map((link) => link.textContent)).toEqual(['linked']);
  expect(box().querySelector('img, script, svg, iframe, [style], [onclick]')).toBeNull();

  const kept = [...box().querySelectorAll('p')]
    .flatMap((line) => [...line.childNodes])
    .find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.startsWith('Kept'));
  if (!kept) throw new Error('The text is not there');
  editor.canvas.getSelection()?.setBaseAndExtent(kept, 0, kept, 4);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
  paste(box(), 'text/plain', 'www.address.example/prices');
  await expect
    .poll(() => box().querySelector('a')?.outerHTML)
    .toMatch(/href="https:\/\/www\.address\.example\/prices"[^>]*>Kept</);

  // Selecting another block ends editing, and the guarded text is rendered.
  await editor.frame.getByText('Another block').click();
  await expect.poll(() => box().hasAttribute('contenteditable')).toBe(false);
  expect(box().querySelector('h2')?.textContent).toBe('Pasted');
  expect(box().querySelector('[data-align="center"]')?.textContent).toContain('Kept bold');
  expect(Reflect.get(window, 'hostile')).toBe(0);
  const requests = editor.canvas.defaultView?.performance.getEntriesByType('resource') ?? [];
  expect(requests.filter(({ name }) => name.includes('evil.example'))).toEqual([]);
});

it('EDIT-015 puts the caret where a double click points, and selects a word and a line by more clicks', async () => {
  const { editor, box } = await openBox('<p>One garden at a time</p><p>More</p>');
  const selected = () => String(editor.canvas.getSelection()).replace(/\s+/g, ' ').trim();
  const line = editor.frame.getByText('One garden at a time');
  const position = pointAfter(editor, box().querySelector('p') ?? undefined, 7);
  await line.dblClick({ position });
  await expect.poll(isRich(box)).toBe(true);
  expect(selected()).toBe('');
  await userEvent.keyboard('|');
  await expect.poll(() => box().querySelector('p')?.textContent).toBe('One gar|den at a time');
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => box().querySelector('p')?.textContent).toBe('One garden at a time');
  await line.dblClick({ position });
  expect(selected()).toBe('garden');
  await line.tripleClick({ position });
  expect(selected()).toBe('One garden at a time');
  await userEvent.keyboard('{Escape}');
  await expect.poll(isRich(box)).toBe(false);

  // The keyboard points nowhere, so that the whole text is selected.
  await userEvent.keyboard('{Enter}');
  await expect.poll(isRich(box)).toBe(true);
  expect(selected()).toBe('One garden at a time More');
});

it('EDIT-015 inserts text typed right after a double click at the pointer', async () => {
  const { editor, box } = await openBox('<p>First line</p><p>Second one here.</p>');
  const typeInto = async (start: string, index: number, typed: string): Promise<void> => {
    const position = pointAfter(editor, box().querySelectorAll('p')[index], 3);
    await editor.frame.getByText(start).dblClick({ position });
    await userEvent.keyboard(typed);
    await expect.poll(isRich(box)).toBe(true);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.poll(isRich(box)).toBe(false);
  };
  await typeInto('First line', 0, 'QQ');
  await expect.poll(() => box().textContent).toBe('FirQQst lineSecond one here.');
  editor.store.undo();
  await expect.poll(() => box().textContent).toBe('First lineSecond one here.');
  editor.store.redo();
  await expect.poll(() => box().textContent).toBe('FirQQst lineSecond one here.');
  // The rich text editor is loaded by now.
  await typeInto('Second one here.', 1, 'WW');
  await expect.poll(() => box().textContent).toBe('FirQQst lineSecWWond one here.');
});

it('EDIT-015 pastes a long document in a time that grows with its length only', async () => {
  const { editor, box } = await openBox('<p>Words</p>');
  await editor.frame.getByText('Words').dblClick();
  await expect.poll(isRich(box)).toBe(true);
  const line =
    '<p class="MsoNormal" style="margin:0cm;text-align:center"><span style="font-weight:700">Bold</span> and <span style="text-decoration:underline">more</span>, <a href="https://a.example/">linked</a>.</p>';
  const pasteLong = (characters: number): number => {
    const start = performance.now();
    paste(box(), 'text/html', line.repeat(Math.ceil(characters / line.length)));
    // Layout is part of the measured time.
    box().getBoundingClientRect();
    return performance.now() - start;
  };
  const [short, long] = [pasteLong(25_000), pasteLong(200_000)];
  expect(box().querySelectorAll('strong')[900]?.textContent).toBe('Bold');
  // Linear time would be 8 times as long, quadratic time 64 times.
  expect(long / short).toBeLessThan(30);
});
