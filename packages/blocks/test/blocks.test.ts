import { describe, expect, it } from 'vitest';
import { allBlocks } from '../src/all-blocks.ts';
import { describeBlock } from '../src/block-contracts.ts';

it('BLK-COMMON-01 every block has showOnDesktop, showOnTablet and showOnMobile, true by default, and customCss', () => {
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
