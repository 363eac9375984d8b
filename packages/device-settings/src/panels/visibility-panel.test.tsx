// @vitest-environment jsdom
import type { VisibilitySettings } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { VISIBILITY_DEFAULTS } from '../settings/visibility.ts';
import { VisibilityPanel } from './visibility-panel.tsx';
import '@org/config/browser-parts';

afterEach(cleanup);

/**
 * Renders the panel.
 * @param visibility - visibility of the block
 * @returns list of changes
 */
function show(visibility: VisibilitySettings): unknown[] {
  const seen: unknown[] = [];
  render(
    <AtriumProvider testing>
      <VisibilityPanel
        visibility={visibility}
        onChange={(field, value) => seen.push([field, value])}
      />
    </AtriumProvider>,
  );
  return seen;
}

it('DEV-006 sets visibility by device, and overflow', async () => {
  const seen = show({ ...VISIBILITY_DEFAULTS, showOnMobile: false });
  for (const name of ['Show on desktop', 'Show on tablet', 'Show on mobile', 'Hide on homepage'])
    await userEvent.click(screen.getByRole('switch', { name }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Overflow' }), 'Hidden');
  expect(seen).toEqual([
    ['showOnDesktop', false],
    ['showOnTablet', false],
    ['showOnMobile', true],
    ['hideOnHomepage', true],
    ['overflow', 'hidden'],
  ]);
});
