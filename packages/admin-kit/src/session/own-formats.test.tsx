import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SETTINGS, type Me, shellSettingsSchema } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAs } from '../testing/render-as.tsx';
import { testMe } from '../testing/test-me.ts';
import { OwnFormats } from './own-formats.tsx';

function Shown() {
  const { date, number } = useFormats();
  return <p>{`${date('2026-03-09T23:30:00Z')} ${number(1234.5)}`}</p>;
}

const company = (change: object): Me['settings'] =>
  shellSettingsSchema.cast(
    { ...DEFAULT_SETTINGS, locale: 'de-DE', timezone: 'Europe/Berlin', ...change },
    { stripUnknown: true },
  );
const own = (change: Partial<Me['user']>): Me['user'] => ({ ...testMe().user, ...change });

describe('dates and numbers', () => {
  it.each<[string, Partial<Me>, string]>([
    ['the company’s way', { settings: company({}) }, '10.03.2026 1.234,5'],
    [
      'the company’s own styles',
      { settings: company({ date_style: 'ymd', number_style: 'comma-dot' }) },
      '2026-03-10 1,234.5',
    ],
    [
      'the person’s own way before the company’s',
      {
        settings: company({ date_style: 'ymd', number_style: 'comma-dot' }),
        user: own({ timezone: 'America/Toronto', date_style: 'mdy', number_style: 'dot-comma' }),
      },
      '03/09/2026 1.234,5',
    ],
  ])('are formatted for %s', async (_whose, over, words) => {
    await renderAs(
      testMe(over),
      <OwnFormats>
        <Shown />
      </OwnFormats>,
    );
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('use the browser’s format by default', async () => {
    await renderAs(
      testMe({ settings: null, tenant: null }),
      <OwnFormats>
        <Shown />
      </OwnFormats>,
    );
    const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
    expect(
      screen.getByText(
        `${day.format(new Date('2026-03-09T23:30:00Z'))} ${new Intl.NumberFormat().format(1234.5)}`,
      ),
    ).toBeTruthy();
  });
});

/** Returns the source files below a folder, without tests. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
    .map((name) => join(folder, name));
}

it('are formatted in one module only, across admin, kit, components and editor', () => {
  const root = join(import.meta.dirname, '../../../..');
  const folders = ['apps/admin', 'packages/admin-kit', 'packages/ui', 'packages/editor-core'].map(
    (folder) => join(root, folder, 'src'),
  );
  // The formatter, and the parser of time inputs.
  const allowed = /ui\/src\/(?:[a-z-]+\/)?(?:formats|zoned-time|locale)\.tsx?$/;
  const writing =
    /Intl\.(?:DateTimeFormat|NumberFormat|RelativeTimeFormat|ListFormat)|toLocale(?:Date|Time)?String\(/;
  const found = folders
    .flatMap(sourcesBelow)
    .filter((file) => !allowed.test(file) && writing.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});
