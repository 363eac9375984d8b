import { DEVICES, VIEWPORTS } from '@org/schema';
import { describe, expect, it } from 'vitest';
import { allBlocks } from '../src/testing/all-blocks.ts';
import { describeBlock } from '../src/testing/block-contracts.ts';

it('BLK-COMMON-01 DEV-007 every block has showOnDesktop, showOnTablet and showOnMobile, true by default, and customCss', () => {
  for (const { definition } of allBlocks()) {
    const { showOnDesktop, showOnTablet, showOnMobile, customCss } = definition.shape.getDefault();
    expect({ type: definition.type, showOnDesktop, showOnTablet, showOnMobile, customCss }).toEqual(
      {
        type: definition.type,
        showOnDesktop: true,
        showOnTablet: true,
        showOnMobile: true,
        customCss: '',
      },
    );
  }
});

for (const block of allBlocks()) describeBlock(block, { describe, it });

it('DEV-031 has settings for three devices, and sizes for email only in the image', () => {
  expect([...DEVICES]).toEqual(['desktop', 'tablet', 'mobile']);
  expect(VIEWPORTS).toContain('email');
  const email = { width: 50, widthUnit: '%', height: 0, heightUnit: 'px' };
  const takesEmail = allBlocks().filter(({ definition }) => {
    const sizes = { desktop: email, email };
    return (
      'sizes' in definition.shape.fields &&
      definition.shape.isValidSync({ ...definition.defaults, sizes }, { strict: true })
    );
  });
  expect(takesEmail.map(({ definition }) => definition.type)).toEqual(['Image']);
});
