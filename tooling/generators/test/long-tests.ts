import { drawSample, isUseDrawn } from '@org/config/test-sample';

/** Tests that build and run what was generated, minutes each: a usual run draws at most one of them. */
export const LONG_TESTS = drawSample(
  ['block types', 'block contracts', 'block package', 'module types', 'module tests'],
  isUseDrawn('what a generator wrote') ? 1 : 0,
);
