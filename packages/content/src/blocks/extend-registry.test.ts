import { describe, expect, it } from 'vitest';
import { testBlock, testRegistry } from '../testing/test-registry.ts';
import { findWrapping, refuseChild } from './content-rules.ts';
import { extendRegistry } from './extend-registry.ts';

const quote = testBlock('AcmeQuote', { rules: { parents: ['Wrapper'], children: [] } });
const wide = extendRegistry(testRegistry, [quote, testBlock('AcmeNote')]);

describe('extendRegistry', () => {
  it('appends the added blocks, also by alias', () => {
    expect(wide.all().map(({ type }) => type)).toEqual([
      ...testRegistry.all().map(({ type }) => type),
      'AcmeQuote',
      'AcmeNote',
    ]);
    expect(wide.get('Paragraph')?.type).toBe('Text');
  });

  it('lets a block contain the added ones that name it as their parent, and no others', () => {
    expect(refuseChild(wide, 'Wrapper', 'AcmeQuote')).toBeUndefined();
    expect(refuseChild(wide, 'Wrapper', 'AcmeNote')).toMatchObject({ reason: 'children' });
    expect(findWrapping(wide, 'Wrapper', 'AcmeNote')).toEqual(['Section', 'Column']);
  });

  it('does not change the given registry', () => {
    expect(testRegistry.get('AcmeQuote')).toBeUndefined();
    expect(testRegistry.get('Wrapper')?.rules.children).toEqual(['Section']);
  });

  it('rejects a duplicate name', () => {
    expect(() => extendRegistry(testRegistry, [testBlock('Paragraph')])).toThrow(
      'Two blocks are called Paragraph',
    );
  });
});
