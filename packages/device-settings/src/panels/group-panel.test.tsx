// @vitest-environment jsdom
import { getThemeTokens, type SparseSettings } from '@org/schema/entities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showPanel } from '../../test/show-panel.tsx';
import { GROUP_ROWS } from './group-rows.tsx';

afterEach(cleanup);

const row = (label: string) => screen.getByRole('group', { name: label });
const reset = (label: string) => screen.queryByRole('button', { name: `Reset ${label}` });
/** Returns how a row shows the origin of its value: as text, and by its dot. */
const origin = (label: string) => [
  document.getElementById(row(label).getAttribute('aria-describedby') ?? '')?.textContent,
  row(label).querySelector('[data-origin]')?.getAttribute('data-origin'),
];
const input = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

describe('origins', () => {
  const settings: SparseSettings = {
    desktop: { alignment: { gap: 24 } },
    mobile: { alignment: { flexDirection: 'row' } },
  };

  it('are shown as text and by shape: own, inherited, default', () => {
    showPanel('alignment', 'mobile', settings);
    expect([origin('Direction'), origin('Gap'), origin('Justify')]).toEqual([
      ['Set on this device', 'own'],
      ['From desktop', 'inherited'],
      ['Default', 'default'],
    ]);
  });

  it('are shown for related values: a unit is a value of its own', () => {
    showPanel('alignment', 'mobile', { mobile: { alignment: { gapUnit: 'rem' } } });
    expect(origin('Gap')).toEqual(['Set on this device', 'own']);
  });

  it('offer a reset only where a value is set', () => {
    showPanel('alignment', 'mobile', settings);
    expect([reset('direction') !== null, reset('gap'), reset('justify')]).toEqual([
      true,
      null,
      null,
    ]);
  });
});

describe('reset', () => {
  it('removes the value and keeps the focus on the control, by keyboard', async () => {
    const panel = showPanel('alignment', 'mobile', {
      desktop: { alignment: { gap: 24 } },
      mobile: { alignment: { gap: 8, gapUnit: 'rem' } },
    });
    reset('gap')?.focus();
    await userEvent.keyboard('{Enter}');
    expect(panel.settings()).toEqual({ desktop: { alignment: { gap: 24 } } });
    await waitFor(() => expect(document.activeElement).toBe(input('Gap')));
  });

  it('happens on Delete in an empty number', async () => {
    const panel = showPanel('alignment', 'mobile', { mobile: { alignment: { gap: 8 } } });
    await userEvent.clear(input('Gap'));
    expect(panel.settings()).toEqual({ mobile: { alignment: { gap: 8 } } });
    await userEvent.keyboard('{Delete}');
    expect([panel.settings(), input('Gap').value]).toEqual([{}, '16']);
  });

  it('does not happen when a number is only emptied', async () => {
    const panel = showPanel('alignment', 'desktop');
    await userEvent.clear(input('Gap'));
    await userEvent.tab();
    expect([panel.settings(), input('Gap').value]).toEqual([{}, '16']);
  });

  it('DEV-019 sets the width of desktop to 1320 px, and full width shows 100 %', async () => {
    const panel = showPanel(
      'alignment',
      'desktop',
      { desktop: { alignment: { width: 900 } } },
      { synced: true },
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Full width' }));
    expect([input('Width').value, within(row('Width')).queryByText('%') !== null]).toEqual([
      '100',
      true,
    ]);
    await userEvent.click(reset('width') as HTMLElement);
    expect([input('Width').value, panel.settings(), reset('width')]).toEqual([
      '1320',
      { desktop: { alignment: { width: 1320, widthUnit: 'px', widthAuto: false, fluid: false } } },
      null,
    ]);
  });

  it('removes a whole group', async () => {
    const panel = showPanel('border', 'tablet', {
      desktop: { border: { borderRadius: 4 } },
      tablet: { border: { borderRadius: 8, borderWidth: 2 }, spacing: { marginTop: 1 } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Reset all' }));
    expect([panel.settings(), screen.queryByRole('button', { name: 'Reset all' })]).toEqual([
      { desktop: { border: { borderRadius: 4 } }, tablet: { spacing: { marginTop: 1 } } },
      null,
    ]);
    const sync = screen.getByRole('switch', { name: 'Sync to all Devices' });
    await waitFor(() => expect(document.activeElement).toBe(sync));
  });
});

it('warns that screen readers keep the order of the page once a block has another', async () => {
  const panel = showPanel('alignment', 'mobile');
  const warning = /Screen readers and the Tab key keep the order/;
  expect(screen.queryByText(warning)).toBeNull();
  fireEvent.keyDown(input('Order'), { key: 'ArrowUp', shiftKey: true });
  expect(panel.settings()).toEqual({ mobile: { alignment: { order: 10 } } });
  screen.getByText(warning);
});

describe('sizes of the theme', () => {
  const chip = (name: string) => screen.getByRole('button', { name });

  it('are offered beside px, which a number then changes', async () => {
    const panel = showPanel('alignment', 'desktop', {
      desktop: { alignment: { gap: 2, gapUnit: 'rem' } },
    });
    await userEvent.click(chip('L, 24 px'));
    expect(panel.settings().desktop?.alignment).toEqual({ gap: 'l', gapUnit: 'px' });
    expect([input('Gap').value, chip('L, 24 px').ariaPressed]).toEqual(['24', 'true']);
    fireEvent.keyDown(input('Gap'), { key: 'ArrowUp' });
    expect(panel.settings().desktop?.alignment).toEqual({ gap: 25, gapUnit: 'px' });
  });

  it('are converted to the chosen unit', async () => {
    const panel = showPanel('alignment', 'desktop', { desktop: { alignment: { gap: 'm' } } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit of Gap' }), 'rem');
    expect(panel.settings().desktop?.alignment).toEqual({ gap: 1, gapUnit: 'rem' });
  });

  it('of corners follow the corner radius of the theme', async () => {
    const tokens = getThemeTokens({ radius: '6px' });
    const panel = showPanel('border', 'desktop', {}, { tokens });
    await userEvent.click(chip('Large, 12 px'));
    expect([panel.settings().desktop?.border, input('Radius').value]).toEqual([
      { borderRadius: 'large' },
      '12',
    ]);
    await userEvent.click(chip('Full'));
    expect([input('Radius').value, input('Radius').placeholder]).toEqual(['', 'Full']);
    await userEvent.type(input('Radius'), '5');
    expect(panel.settings().desktop?.border).toEqual({ borderRadius: 5 });
  });
});

describe('numbers', () => {
  it('change by one with an arrow key, by ten with Shift', () => {
    const panel = showPanel('alignment', 'desktop', { desktop: { alignment: { gap: 20 } } });
    fireEvent.keyDown(input('Gap'), { key: 'ArrowUp' });
    fireEvent.keyDown(input('Gap'), { key: 'ArrowUp', shiftKey: true });
    expect(panel.settings().desktop?.alignment).toEqual({ gap: 31 });
  });

  it('are dragged by their label, as one step of the history', () => {
    const panel = showPanel('alignment', 'desktop', { desktop: { alignment: { gap: 20 } } });
    const label = within(row('Gap')).getByText('Gap');
    fireEvent.pointerDown(label, { button: 0, clientX: 0, pointerId: 1 });
    fireEvent.pointerMove(label, { clientX: 10, pointerId: 1 });
    fireEvent.pointerMove(label, { clientX: 20, pointerId: 1 });
    expect([panel.settings().desktop?.alignment, panel.fields]).toEqual([
      { gap: 30 },
      ['gap', 'gap'],
    ]);
  });

  it('convert their length to another unit if possible, else keep their number', async () => {
    const panel = showPanel('alignment', 'desktop', { desktop: { alignment: { width: 1200 } } });
    const unit = screen.getByRole('combobox', { name: 'Unit of Width' });
    await userEvent.selectOptions(unit, 'rem');
    expect(panel.settings().desktop?.alignment).toEqual({ width: 75, widthUnit: 'rem' });
    await userEvent.selectOptions(unit, '%');
    expect(panel.settings().desktop?.alignment).toEqual({ width: 75, widthUnit: '%' });
  });

  it('DEV-012 DEV-013 DEV-014 offer the units of width, height and gap', () => {
    showPanel('alignment', 'desktop', { desktop: { alignment: { heightAuto: false } } });
    const units = (label: string) =>
      within(screen.getByRole('combobox', { name: `Unit of ${label}` }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect([units('Width'), units('Height'), units('Gap')]).toEqual([
      ['px', '%', 'rem', 'vw'],
      ['px', '%', 'rem', 'vh', 'vw'],
      ['px', 'rem'],
    ]);
  });

  it('DEV-023 show that a section’s height in % refers to the viewport', () => {
    const settings: SparseSettings = {
      desktop: { alignment: { heightAuto: false, heightUnit: '%' } },
    };
    showPanel('alignment', 'desktop', settings);
    within(row('Height')).getByText('Percent of window height');
    cleanup();
    showPanel('alignment', 'desktop', settings, { blockType: 'Row' });
    expect(within(row('Height')).queryByText('Percent of window height')).toBeNull();
  });
});

describe('devices', () => {
  it("DEV-008 inherit desktop's changes while sync is on, and keep their values while it is off", async () => {
    const start: SparseSettings = { mobile: { border: { borderRadius: 2 } } };
    const panel = showPanel('border', 'desktop', start, { synced: true });
    fireEvent.keyDown(input('Radius'), { key: 'ArrowUp' });
    expect(panel.settings()).toEqual({ desktop: { border: { borderRadius: 1 } } });
    await userEvent.click(screen.getByRole('switch', { name: 'Sync to all Devices' }));
    fireEvent.keyDown(input('Radius'), { key: 'ArrowUp' });
    expect([panel.synced(), panel.settings()]).toEqual([
      false,
      {
        desktop: { border: { borderRadius: 2 } },
        tablet: { border: { borderRadius: 1 } },
        mobile: { border: { borderRadius: 1 } },
      },
    ]);
  });

  it('DEV-010 copy a whole group of desktop by a button that desktop does not have', async () => {
    const start: SparseSettings = {
      desktop: { border: { borderRadius: 4 } },
      mobile: { border: { borderRadius: 8, boxShadow: 'small' } },
    };
    const panel = showPanel('border', 'mobile', start);
    await userEvent.click(screen.getByRole('button', { name: 'Copy from Desktop' }));
    expect(panel.settings()).toEqual({ desktop: { border: { borderRadius: 4 } } });
    cleanup();
    showPanel('border', 'desktop', start);
    expect(screen.queryByRole('button', { name: 'Copy from Desktop' })).toBeNull();
  });
});

describe('border', () => {
  it('DEV-011 sets the side flags with the sides, and resets them together', async () => {
    const panel = showPanel('border', 'mobile');
    await userEvent.click(screen.getByRole('radio', { name: 'Left' }));
    expect(panel.settings()).toEqual({ mobile: { border: { border: 'left', borderLeft: true } } });
    await userEvent.click(reset('sides') as HTMLElement);
    expect(panel.settings()).toEqual({});
  });
});

describe('typography', () => {
  it('shows Auto where the block or its text style decides, and returns to it when a number is emptied', async () => {
    const panel = showPanel('typography', 'mobile', {
      desktop: { typography: { textStyle: 'heading1', fontSize: 3 } },
    });
    const size = screen.getByRole<HTMLInputElement>('textbox', { name: 'Size' });
    expect(size.value).toBe('3');
    const lineHeight = screen.getByRole<HTMLInputElement>('textbox', { name: 'Line height' });
    expect([lineHeight.value, lineHeight.placeholder]).toEqual(['', 'Auto']);
    await userEvent.clear(size);
    expect(panel.settings().mobile).toEqual({ typography: { fontSize: 0 } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Text style' }), 'lead');
    expect(panel.settings().mobile).toEqual({ typography: { fontSize: 0, textStyle: 'lead' } });
  });
});

describe('documented fields', () => {
  it('DEV-002 DEV-003 DEV-004 are all in a panel', () => {
    const { typography: _ours, ...documented } = GROUP_ROWS;
    const fields = Object.values(documented).map((rows) =>
      rows.flatMap((each) => [each.field, each.unitField ?? [], each.with ?? []].flat()).sort(),
    );
    expect(fields).toEqual([
      [
        ...['alignContent', 'alignItems', 'alignSelf', 'flexDirection', 'fluid', 'gap', 'gapUnit'],
        ...['height', 'heightAuto', 'heightUnit', 'justifyContent', 'order', 'width', 'widthAuto'],
        ...['widthUnit', 'zIndex'],
      ],
      [
        ...['backgroundAttachment', 'backgroundColor', 'backgroundImage', 'backgroundOpacity'],
        ...['backgroundPositionX', 'backgroundPositionY', 'backgroundRepeat', 'backgroundSize'],
        ...['backgroundVideo', 'flip', 'gradient', 'overlaySettings', 'usePageImage'],
        ...['zoomInOnHover', 'zoomInPercentage'],
      ],
      [
        ...['border', 'borderBottom', 'borderColor', 'borderLeft', 'borderRadius', 'borderRight'],
        ...['borderStyle', 'borderTop', 'borderWidth', 'boxShadow'],
      ],
    ]);
  });
});
