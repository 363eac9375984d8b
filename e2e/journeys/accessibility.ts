import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** How a page is looked at. */
interface Look {
  /** Parts that are left out. @default none */
  readonly without?: string;
  /** Only faults that keep people out, not those that annoy them. @default false */
  readonly serious?: boolean;
  /** Only what the theme decides: colours. For a page that was looked at in the other theme. @default false */
  readonly colours?: boolean;
}

/** Faults of accessibility in what a page shows now, its frames with it. Shape: page → rule and elements of each. */
export async function faultsOf(page: Page, look: Look = {}): Promise<string[]> {
  // Without the passes, of which nobody reads, and without a second page to put the frames together in: both take their time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (look.without) axe.exclude(look.without);
  if (look.colours) axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => !look.serious || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
