// @vitest-environment jsdom
import { cleanMarkup } from '@org/content';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getPage } from '../../../test/editor-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import type { BlockClipboard } from '../clipboard/clipboard-events.ts';
import { createCommands } from '../commands/create-commands.ts';
import { EditorSession } from '../saving/editor-session.ts';
import {
  clearFormat,
  getFormat,
  insertField,
  removeLink,
  setAlign,
  setColor,
  setLevel,
  setLink,
  toggleList,
  toggleMark,
} from './rich-format.ts';
import { RichText } from './rich-text.ts';
import { TEXT_ACTIONS } from './text-actions.ts';

// jsdom has no layout, so that nothing needs scrolling.
Range.prototype.getClientRects = () => [] as never;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const opened: RichText[] = [];

function open(stored: string, written?: string): RichText {
  const element = document.createElement('div');
  document.body.append(element);
  const rich = new RichText(element, {
    stored,
    written,
    onLeave: vi.fn(),
    onSave: vi.fn(),
  });
  opened.push(rich);
  return rich;
}

function press(element: HTMLElement, key: string, modifiers: KeyboardEventInit): void {
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key, ...modifiers, bubbles: true, cancelable: true }),
  );
}

afterEach(() => {
  for (const rich of opened.splice(0)) {
    rich.close();
    rich.element.remove();
  }
});

const WHOLE =
  '<h2 data-align="center">Title</h2><p>Words <strong>bold <em>both</em></strong> <u>u</u><s>s</s><br>next</p><p data-align="justify"><span data-color="primary">ink</span> and <a href="/about" target="_blank">About</a></p><p><br></p><ul><li>one<ol><li>two</li></ol></li><li><p data-align="end">three</p></li></ul><h3>More</h3><h4>Less</h4>';

describe('insertField', () => {
  it('inserts a merge field with a text for readers without a value in place of the selection, in its format', () => {
    const rich = open('<p>Dear <strong>you</strong></p>');
    rich.editor.commands.setTextSelection({ from: 6, to: 9 });
    insertField(rich.editor, 'first_name', ' fri{end}|s ');
    expect(rich.read()).toBe('<p>Dear <strong>{{first_name|friends}}</strong></p>');
    rich.editor.commands.setTextSelection(1);
    insertField(rich.editor, 'company_name', '');
    expect(rich.read()).toBe('<p>{{company_name}}Dear <strong>{{first_name|friends}}</strong></p>');
    rich.editor.commands.undo();
    expect(rich.read()).toBe('<p>Dear <strong>{{first_name|friends}}</strong></p>');
  });
});

describe('RichText', () => {
  it.each([
    WHOLE,
    '',
    'No paragraph',
    '<p>a</p>\n<p>b  c</p>',
    '<em><strong>x</strong></em>',
    '<ul><li>a</li></ul><ul><li>b</li></ul>',
    '<p><br></p>',
    '<h1>Old</h1><div>x</div>',
  ])('reports no change when %s is opened and closed', (stored) => {
    const rich = open(stored);
    expect(rich.read()).toBe(rich.before);
  });

  it('returns exactly what it stored', () => {
    const rich = open(WHOLE);
    expect(rich.read()).toBe(WHOLE);
    expect(cleanMarkup(rich.read())).toBe(WHOLE);
  });

  it('selects the whole text, and undoes edits but not its initial content', () => {
    const { editor } = open('<p>One</p><p>Two</p>');
    editor.commands.undo();
    expect(editor.getText()).toBe('One\n\nTwo');
    toggleMark(editor, 'bold');
    expect(editor.getHTML()).toBe('<p><strong>One</strong></p><p><strong>Two</strong></p>');
    editor.commands.undo();
    expect(editor.getHTML()).toBe('<p>One</p><p>Two</p>');
  });

  it('continues with text that was typed while it was loading', () => {
    const rich = open('<p>Old</p>', '<p>New wo\ue000\ue001rds</p>');
    rich.editor.commands.insertContent('X');
    expect(rich.read()).toBe('<p>New woXrds</p>');
    expect(rich.before).toBe('<p>Old</p>');
  });

  it('keeps nothing hostile of any content', () => {
    const rich = open(
      '',
      '<p onclick="x()">a<img src=x onerror=alert(1)><a href="javascript:x">b</a></p>',
    );
    expect(rich.read()).toBe('<p>ab</p>');
  });

  it('is closed by Escape and by Ctrl+S, which saves', () => {
    const [onLeave, onSave] = [vi.fn(), vi.fn()];
    const element = document.createElement('div');
    document.body.append(element);
    const rich = new RichText(element, { stored: '<p>a</p>', onLeave, onSave });
    opened.push(rich);
    press(element, 'Escape', {});
    expect([onLeave.mock.calls.length, onSave.mock.calls.length]).toEqual([1, 0]);
    press(element, 's', { ctrlKey: true });
    expect([onLeave.mock.calls.length, onSave.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('keyboard shortcuts of a text', () => {
  it.each([
    ['b', { ctrlKey: true }, '<p><strong>Words</strong></p>'],
    ['i', { ctrlKey: true }, '<p><em>Words</em></p>'],
    ['u', { ctrlKey: true }, '<p><u>Words</u></p>'],
    ['X', { ctrlKey: true, shiftKey: true, keyCode: 88 }, '<p><s>Words</s></p>'],
    ['8', { ctrlKey: true, shiftKey: true }, '<ul><li>Words</li></ul>'],
    ['7', { ctrlKey: true, shiftKey: true }, '<ol><li>Words</li></ol>'],
    ['2', { ctrlKey: true, altKey: true }, '<h2>Words</h2>'],
    ['E', { ctrlKey: true, shiftKey: true, keyCode: 69 }, '<p data-align="center">Words</p>'],
  ])('%s with %o toggle %s', (key, modifiers, stored) => {
    const rich = open('<p>Words</p>');
    press(rich.element, key, modifiers);
    expect(rich.read()).toBe(stored);
  });

  it('open the toolbar and its link panel', () => {
    const rich = open('<p>Words</p>');
    const asked: string[] = [];
    rich.attachTools(document.createElement('div'), (request) => asked.push(request));
    press(rich.element, 'k', { ctrlKey: true });
    press(rich.element, 'F10', { altKey: true });
    expect(asked).toEqual(['link', 'tools']);
  });

  it('are registered as commands that are enabled only while a text is edited', () => {
    const openText = vi.fn<() => RichText | undefined>();
    const { store } = openStore(getPage());
    const session = new EditorSession(store, new MemoryServer(null));
    const commands = createCommands({
      store,
      session,
      clipboard: {} as BlockClipboard,
      announce: vi.fn(),
      remove: vi.fn(),
      editText: vi.fn(),
      openText,
      openTemplate: () => undefined,
      nextPart: vi.fn(),
      adjustSpacing: vi.fn(),
      adjustColumns: vi.fn(),
    }).all.filter(({ group }) => group === 'text');
    expect(commands.map(({ label, shownKeys }) => [label, shownKeys])).toEqual(
      Object.values(TEXT_ACTIONS).map(({ label, keys }) => [label, keys[0]]),
    );
    const bold = commands.find(({ label }) => label === 'Bold');
    expect(bold?.enabled()).toBe(false);
    const rich = open('<p>Words</p>');
    openText.mockReturnValue(rich);
    expect(bold?.enabled()).toBe(true);
    bold?.run();
    expect(rich.read()).toBe('<p><strong>Words</strong></p>');
  });
});

describe('formats', () => {
  it.each([
    ['marks', (rich: RichText) => toggleMark(rich.editor, 'strike'), '<p><s>Words</s></p>'],
    [
      'a list',
      (rich: RichText) => toggleList(rich.editor, 'orderedList'),
      '<ol><li>Words</li></ol>',
    ],
    ['a heading', (rich: RichText) => setLevel(rich.editor, 3), '<h3>Words</h3>'],
    [
      'an alignment',
      (rich: RichText) => setAlign(rich.editor, 'end'),
      '<p data-align="end">Words</p>',
    ],
    [
      'a color',
      (rich: RichText) => setColor(rich.editor, 'info'),
      '<p><span data-color="info">Words</span></p>',
    ],
    [
      'a link',
      (rich: RichText) => setLink(rich.editor, { href: '/a', newTab: true }, ''),
      '<p><a href="/a" target="_blank">Words</a></p>',
    ],
    [
      'no hostile link',
      (rich: RichText) => setLink(rich.editor, { href: 'javascript:x', newTab: false }, ''),
      '<p>Words</p>',
    ],
  ])('apply to the selected text: %s', (_what, change, stored) => {
    const rich = open('<p>Words</p>');
    change(rich);
    expect(rich.read()).toBe(stored);
  });

  it('are reported for the selection', () => {
    const rich = open(
      '<h3 data-align="center"><a href="/a"><span data-color="info"><strong>Words</strong></span></a></h3>',
    );
    expect(getFormat(rich.editor)).toEqual({
      marks: ['bold'],
      level: 3,
      align: 'center',
      color: 'info',
      link: { href: '/a', newTab: false },
      hasLink: true,
    });
    expect(getFormat(open('<p><a href="/a">Linked</a> and not</p>').editor)).toEqual({
      marks: [],
      hasLink: true,
    });
  });

  it('are cleared except for links', () => {
    const rich = open(
      '<ul><li><p data-align="end"><strong><a href="/a">One</a></strong></p></li></ul><h2 data-align="end"><span data-color="info">Two</span></h2>',
    );
    clearFormat(rich.editor);
    expect(rich.read()).toBe('<p><a href="/a">One</a></p><p>Two</p>');
  });

  it('insert a link text when nothing is selected, and change or remove the whole link at the caret', () => {
    const rich = open('<p></p>');
    setLink(rich.editor, { href: '/about', newTab: false }, 'About us');
    expect(rich.read()).toBe('<p><a href="/about">About us</a></p>');
    rich.editor.commands.setTextSelection(3);
    setLink(rich.editor, { href: 'mailto:a@b.example', newTab: false }, '');
    expect(rich.read()).toBe('<p><a href="mailto:a@b.example">About us</a></p>');
    rich.editor.commands.setTextSelection(3);
    removeLink(rich.editor);
    expect(rich.read()).toBe('<p>About us</p>');
  });
});
