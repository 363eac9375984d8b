import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGS, chromiumPath } from '@org/config/chromium';
import { type Browser, chromium, type FrameLocator, type Page } from '@playwright/test';
import { openEditor, openFresh, retype, save } from './admin.ts';
import { expect, test } from './journey.ts';

// A browser that was killed has no trace to give, and asking it for one fails the journey.
test.use({ trace: 'off' });

/** The texts of a fresh page. */
const FIRST = '[data-node="text000001"]';
const SECOND = '[data-node="text000002"]';
const RECOVERED = /Unsaved changes from .* were found on this\s+computer/;

/** A browser as a person has one: a process with a profile that stays when the process does not. */
class OwnBrowser {
  private readonly profile = mkdtempSync(join(tmpdir(), 'atrium-profile-'));
  private child: ChildProcess | undefined;
  private browser: Browser | undefined;

  /** Starts it on the same profile as before. */
  async start(): Promise<Page> {
    const portFile = join(this.profile, 'DevToolsActivePort');
    rmSync(portFile, { force: true });
    this.child = spawn(
      chromiumPath() ?? chromium.executablePath(),
      [
        ...CHROMIUM_ARGS,
        '--headless=new',
        '--window-size=1440,900',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.profile}`,
        'about:blank',
      ],
      // A process group, so that all of its processes can be killed together.
      { detached: true, stdio: 'ignore' },
    );
    const written = () => (existsSync(portFile) ? readFileSync(portFile, 'utf8') : '');
    // The file is there before what it says.
    await expect.poll(written, { timeout: 120_000 }).toMatch(/^\d+\n/);
    const [port] = written().split('\n');
    this.browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = this.browser.contexts();
    const page = await context?.newPage();
    if (!page) throw new Error('The browser has no window');
    return page;
  }

  /** Kills the browser like a power failure: no dialog, no further writes. */
  async crash(): Promise<void> {
    const { child } = this;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    // A killed process leaves its lock in the profile.
    for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
      rmSync(join(this.profile, name), { force: true });
  }

  async dispose(): Promise<void> {
    await this.crash();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

test('the browser dies in the middle of work: each operation is there again, undo and all', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const own = new OwnBrowser();
  try {
    const page = await own.start();
    const at = (path: string): string => new URL(path, baseURL).href;
    await page.goto(at('/login'));
    await page.getByLabel('Email').fill('admin@atrium.test');
    await page.getByLabel('Password', { exact: true }).fill('atrium-demo');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/admin/);
    const cookies = await page.context().cookies();
    const made = await page.request.post(at('/api/v1/admin/pages/'), {
      data: {
        title: 'Crash',
        excerpt: 'A page of a journey.',
        status: 'draft',
        publish_date: '2026-01-01T00:00:00.000Z',
        // No layout around it: the canvas only contains the blocks of the page.
        showPageTitle: false,
        header_id: -1,
        footer_id: -1,
      },
    });
    expect(made.status()).toBe(201);
    const { slug } = ((await made.json()) as { page: { slug: string } }).page;
    const open = async (tab: Page): Promise<FrameLocator> => {
      await tab.goto(at(`/admin/editorwrapper?slug=${slug}`));
      const canvas = tab.frameLocator('iframe.at-frame');
      await expect(canvas.locator('[data-node="ROOT"]')).toBeVisible();
      await expect(tab.getByLabel('Loading')).toHaveCount(0);
      return canvas;
    };
    const canvas = await open(page);
    const texts = canvas.locator('[data-block="text"]');
    const addText = async (): Promise<void> => {
      await page.locator('[data-block-type="Text"]').focus();
      await page.keyboard.press('Enter');
    };
    await addText();
    await retype(page, texts.nth(0), 'Words before the crash');
    await addText();
    await expect(texts).toHaveCount(2);
    await addText();
    await expect(texts).toHaveCount(3);
    await page.keyboard.press('Control+z');
    await expect(texts).toHaveCount(2);
    await own.crash();

    const again = await own.start();
    await again.context().addCookies(cookies);
    const recovered = await open(again);
    await expect(again.getByText(RECOVERED)).toBeVisible();
    await expect(recovered.locator('[data-block="text"]')).toHaveCount(2);
    await expect(recovered.getByText('Words before the crash')).toBeVisible();

    // A second crash takes nothing either, not even a text that is being typed.
    const second = recovered.locator('[data-block="text"]').nth(1);
    await second.dblclick();
    await expect(second).toHaveAttribute('contenteditable');
    await again.keyboard.type('Words after it');
    await again.waitForTimeout(600);
    await own.crash();
    const third = await own.start();
    await third.context().addCookies(cookies);
    const whole = await open(third);
    await expect(whole.getByText('Words before the crash')).toBeVisible();
    await expect(whole.getByText('Words after it')).toBeVisible();
    await save(third);
    await third.reload();
    await expect(whole.getByText('Words after it')).toBeVisible();
    await expect(third.getByText(RECOVERED)).toHaveCount(0);
  } finally {
    await own.dispose();
  }
});

test('two tabs on one page keep their own work, and neither takes the other’s', async ({
  page,
}) => {
  const { slug, canvas } = await openFresh(page, 'two-tabs');
  await retype(page, canvas.locator(FIRST), 'Words of the first tab');
  const other = await page.context().newPage();
  const theirs = await openEditor(other, slug);
  await expect(theirs.locator(FIRST)).toHaveText('First words');
  await retype(other, theirs.locator(SECOND), 'Words of the second tab');
  await save(other);
  await expect(canvas.locator(FIRST)).toHaveText('Words of the first tab');
  await page.close({ runBeforeUnload: false });

  // The first tab is gone without a save; what it had is offered, and meets the second tab's save.
  await other.reload();
  await expect(other.getByText(RECOVERED)).toBeVisible();
  await expect(theirs.locator(FIRST)).toHaveText('Words of the first tab');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    other.getByRole('dialog', { name: 'This page was changed while you edited it' }),
  ).toContainText('Words of the second tab');
});
