import { describe, expect, it } from 'vitest';
import { styleChanges, styleOperations } from './style-changes.ts';

describe('styleChanges', () => {
  it('lists values that were set, changed and removed', () => {
    const before = {
      desktop: { spacing: { marginTop: 4, marginLeft: 2 } },
      mobile: { border: { borderRadius: 3 } },
    };
    const after = { desktop: { spacing: { marginTop: 8, marginLeft: 2, marginRight: 1 } } };
    expect(styleChanges(before as never, after as never)).toEqual([
      { device: 'desktop', group: 'spacing', field: 'marginTop', value: 8 },
      { device: 'desktop', group: 'spacing', field: 'marginRight', value: 1 },
      { device: 'mobile', group: 'border', field: 'borderRadius', value: undefined },
    ]);
  });

  it('creates the same operations for every block', () => {
    const change = { device: 'desktop', group: 'spacing', field: 'marginTop', value: 8 } as const;
    expect(styleOperations(['a', 'b'], [change])).toEqual([
      { type: 'setStyle', id: 'a', ...change },
      { type: 'setStyle', id: 'b', ...change },
    ]);
  });
});
