import { Tooltip } from '@org/ui';
import type { ReactElement } from 'react';
import { tokenLetters, tokenText } from './token-label.ts';

/** Props of the buttons: names of sizes of the theme, their px, the chosen one, and a handler. */
export interface TokenChipsProps<Token extends string> {
  /** Name of the field. */
  readonly label: string;
  readonly tokens: readonly Token[];
  readonly sizes: Readonly<Record<Token, number>>;
  readonly value: unknown;
  readonly disabled?: boolean | undefined;
  readonly onChange: (token: Token) => void;
}

/** Renders the sizes of the theme as buttons; the chosen one is pressed. */
export function TokenChips<Token extends string>({
  label,
  tokens,
  sizes,
  value,
  disabled = false,
  onChange,
}: TokenChipsProps<Token>): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of buttons
    <div role="group" aria-label={`${label} of the theme`} className="at-token-chips">
      {tokens.map((token) => (
        <Tooltip key={token} label={tokenText(token, sizes[token])}>
          <button
            type="button"
            aria-label={tokenText(token, sizes[token])}
            aria-pressed={value === token}
            disabled={disabled}
            onClick={() => onChange(token)}
          >
            {tokenLetters(token)}
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
