import AxeBuilder from '@axe-core/playwright';
import { isDrawn } from '@org/config/test-sample';
import type { Page } from '@playwright/test';

/** Options of an axe scan. */
interface Look {
  /** Parts that are left out. @default none */
  readonly without?: string;
  /** Only faults that keep people out, not those that annoy them. @default false */
  readonly serious?: boolean;
  /** Only what a theme decides: colors. @default false */
  readonly colors?: boolean;
}

/** Puts a page into a theme, and waits until its scripts have followed and what fades has faded: words are judged by the color that they end with. */
async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  // The admin's theme is an attribute that a script sets; the site's is the browser's own.
  await page.waitForFunction((wanted) => {
    const set = document.documentElement.dataset.mantineColorScheme;
    return set === undefined || set === wanted;
  }, theme);
  // Transitions begin with the next frame.
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    );
  });
}

/**
 * Faults of accessibility in what a page shows now, its frames with it.
 * @returns rule and elements of each
 */
export async function getFaults(page: Page, look: Look = {}): Promise<string[]> {
  // Without the passes, of which nobody reads, and without a second page to put the frames together in: both take their time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (look.without) axe.exclude(look.without);
  if (look.colors) axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => !look.serious || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Number of states of which a usual run scans one. */
const SCANNED_AMONG = 3;

/**
 * Returns axe violations of one of many states in both themes. A full run scans all states; a usual run reaches all of them and
 * scans those that are drawn by their name.
 */
export async function faultsOfState(page: Page, state: string, look: Look = {}): Promise<string[]> {
  return isDrawn(`scan of ${state}`, SCANNED_AMONG) ? faultsInBothThemes(page, look) : [];
}

/**
 * Returns axe violations in both themes: all of them in the light theme, and those of colors in the dark one, which only changes
 * colors. Reaching a state is expensive, so both scans use it. The light theme is active afterwards.
 */
export async function faultsInBothThemes(page: Page, look: Look = {}): Promise<string[]> {
  await inTheme(page, 'light');
  const light = await getFaults(page, look);
  await inTheme(page, 'dark');
  const dark = await getFaults(page, { ...look, colors: true });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}
