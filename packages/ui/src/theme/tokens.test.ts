import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../color/contrast-ratio.ts';
import { DARK_TOKENS, LIGHT_TOKENS, type Tokens, tokenVariables } from './tokens.ts';

const SURFACES = ['app', 'panel', 'raised'] as const satisfies (keyof Tokens)[];
const TEXTS = [
  'text',
  'muted',
  'faint',
  'accentText',
  'danger',
  'success',
  'warning',
  'info',
  'synced',
] as const satisfies (keyof Tokens)[];

describe.each([
  ['light', LIGHT_TOKENS],
  ['dark', DARK_TOKENS],
])('the %s theme', (_name, tokens) => {
  it.each(SURFACES)('gives every text at least 4.5:1 on %s', (surface) => {
    const weak = TEXTS.filter((text) => (contrastRatio(tokens[text], tokens[surface]) ?? 0) < 4.5);
    expect(weak).toEqual([]);
  });

  it.each(SURFACES)('gives controls and focus rings at least 3:1 on %s', (surface) => {
    expect(contrastRatio(tokens.control, tokens[surface])).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(tokens.accentText, tokens[surface])).toBeGreaterThanOrEqual(3);
  });

  it('gives text on fills and on soft surfaces at least 4.5:1', () => {
    const pairs = [
      [tokens.onAccent, tokens.accent],
      [tokens.onAccent, tokens.accentHover],
      [tokens.onAccent, tokens.dangerFill],
      [tokens.text, tokens.accentSoft],
      [tokens.accentText, tokens.accentSoft],
      [tokens.danger, tokens.dangerSoft],
      [tokens.muted, tokens.hover],
    ] as const;
    expect(pairs.filter(([one, other]) => (contrastRatio(one, other) ?? 0) < 4.5)).toEqual([]);
  });
});

it('names variables after their tokens', () => {
  expect(tokenVariables(LIGHT_TOKENS)).toMatchObject({
    '--at-accent-soft': LIGHT_TOKENS.accentSoft,
    '--at-text': LIGHT_TOKENS.text,
  });
});
